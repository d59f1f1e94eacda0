module tea.shop {
    requires tea.api;
}
