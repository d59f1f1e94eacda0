package dev.postage.agent.programs;

import java.time.LocalDate;
import java.util.List;
import org.mockito.MockedStatic;
import org.mockito.Mockito;

/** Mocks a final class, a class of the JDK and a static method, which Mockito does by changing their code. */
final class MockingProgram {
    private MockingProgram() {}

    @SuppressWarnings("DirectInvocationOnMock") // the program is there to show what the mocks answer
    public static void main(String[] arguments) {
        Teapot mocked = Mockito.mock(Teapot.class);
        Mockito.when(mocked.pour(2)).thenReturn("two teas");
        List<?> list = Mockito.mock(List.class);
        Mockito.when(list.size()).thenReturn(7);
        Teapot spied = Mockito.spy(new Teapot());
        System.out.println(mocked.pour(2) + ", " + mocked.pour(3) + ", " + new Teapot().pour(4) + ", " + spied.pour(5));
        System.out.println(list.size() + " " + today() + " " + LocalDate.ofEpochDay(1));
        Mockito.verify(spied).pour(5);
    }

    private static String today() {
        LocalDate fixed = LocalDate.ofEpochDay(0);
        try (MockedStatic<Teapot> mocked = Mockito.mockStatic(Teapot.class)) {
            mocked.when(Teapot::made).thenReturn(fixed);
            return Teapot.made() + " " + fixed.plusDays(1);
        }
    }

    /** Final, and so not to be mocked by a class derived from it. */
    static final class Teapot {
        String pour(int cups) {
            return cups + " cups";
        }

        static LocalDate made() {
            return LocalDate.MIN;
        }
    }
}
