module tea.api {
    exports tea.api;

    uses tea.api.Brew;
}
