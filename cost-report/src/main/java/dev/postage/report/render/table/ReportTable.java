package dev.postage.report.render.table;

import dev.postage.report.verdict.Report;

/** A report as text for a terminal. */
public final class ReportTable {
    private ReportTable() {}

    /**
     * Renders the table, the surcharges, the findings and one summary line; ends with a line feed.
     *
     * @param report what to show
     * @param coloured whether to use ANSI colours; the text is the same without them
     */
    public static String render(Report report, boolean coloured) {
        Page page = new Page(coloured);
        CostTable.print(report, page);
        Notes.print(report, page);
        Breaches.print(report, page);
        Doubts.print(report, page);
        Summary.print(report, page);
        return page.text();
    }
}
