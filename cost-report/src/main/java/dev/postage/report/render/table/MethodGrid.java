package dev.postage.report.render.table;

import java.util.List;
import java.util.function.Function;

/** Methods with a number of each metric, the first of many. */
final class MethodGrid {
    private static final int MOST = 10;

    private MethodGrid() {}

    /**
     * Prints at most ten of them, and how many more there are.
     *
     * @param heading what the methods are
     * @param row the cells of one: three numbers, its cause, its name
     */
    static <T> void print(String heading, List<T> methods, Function<T, Cell[]> row, Page page) {
        Grid grid = new Grid("  ");
        grid.row(
                Cell.right("instructions").styled(Style.FAINT),
                Cell.right("blocks").styled(Style.FAINT),
                Cell.right("bytes").styled(Style.FAINT),
                Cell.left("usual cause").styled(Style.FAINT),
                Cell.left(heading).styled(Style.FAINT));
        first(methods).forEach(method -> grid.row(row.apply(method)));
        page.grid(grid);
        if (methods.size() > MOST) {
            page.line("  and " + Words.counted(methods.size() - MOST, "more method"));
        }
    }

    /** Those that are printed. */
    static <T> List<T> first(List<T> methods) {
        return methods.subList(0, Math.min(MOST, methods.size()));
    }
}
