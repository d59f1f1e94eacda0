module tea.green {
    requires tea.api;

    provides tea.api.Brew with
            tea.green.Green;
}
