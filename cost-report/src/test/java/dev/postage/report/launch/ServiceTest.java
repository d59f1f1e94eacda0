package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.report.launch.programs.Obedient;
import java.time.Duration;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class ServiceTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(300);

    private final Cleanup cleanup = new Cleanup();

    @AfterEach
    void endEverything() {
        cleanup.close();
    }

    private Service start(Duration limit, String... arguments) throws LaunchException, InterruptedException {
        return Service.start("the broker", TestPrograms.command(Obedient.class, arguments), limit, cleanup);
    }

    @Test
    void takesOrdersUntilItIsStopped() throws Exception {
        Service service = start(LONG, "ready amqp://127.0.0.1:1/");
        assertThat(service.greeting()).isEqualTo("amqp://127.0.0.1:1/");
        service.order("fill queue 10", "fill a queue", LONG);
        service.order("delete queue", "delete a queue", LONG);
        assertThat(service.death()).isEmpty();
        service.close();
        assertThat(service.death().orElseThrow())
                .hasMessageStartingWith("the broker ended with exit code 0")
                .extracting(LaunchException::lastLines, InstanceOfAssertFactories.list(String.class))
                .endsWith("stopped as asked");
    }

    @Test
    void saysWhyItCouldNotStart() {
        assertThatThrownBy(() -> start(LONG, "refuse"))
                .isInstanceOf(LaunchException.class)
                .hasMessage("the broker could not get ready: the password is wrong: correct the address");
    }

    @Test
    void saysThatItDiedBeforeItWasReady() {
        assertThatThrownBy(() -> start(LONG, "die"))
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("the broker ended with exit code 7 while it was asked to get ready")
                .extracting(
                        failure -> ((LaunchException) failure).lastLines(),
                        InstanceOfAssertFactories.list(String.class))
                .containsExactly("something about a port");
    }

    @Test
    void givesUpOnOneThatIsNotReadyInTime() {
        assertThatThrownBy(() -> start(SHORT, "sleep"))
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("the broker did not get ready within 0.3 s");
        assertThat(ProcessHandle.current().descendants().filter(ServiceTest::isObedient))
                .isEmpty();
    }

    private static boolean isObedient(ProcessHandle process) {
        return process.info()
                .commandLine()
                .filter(line -> line.contains("Obedient"))
                .isPresent();
    }

    @Test
    void saysThatAnOrderWasRefused() throws Exception {
        Service service = start(LONG, "ready");
        assertThatThrownBy(() -> service.order("refuse", "fill a queue", LONG))
                .isInstanceOf(LaunchException.class)
                .hasMessage("the broker could not fill a queue: the queue is taken: choose another name");
    }

    @Test
    void saysThatItDiedWhileItHadAnOrder() throws Exception {
        Service service = start(LONG, "ready");
        assertThatThrownBy(() -> service.order("die", "fill a queue", LONG))
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("the broker ended with exit code 9 while it was asked to fill a queue");
    }

    @Test
    void givesUpOnAnOrderThatIsNotAnswered() throws Exception {
        Service service = start(LONG, "ready");
        assertThatThrownBy(() -> service.order("ignore", "fill a queue", SHORT))
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("the broker did not fill a queue within 0.3 s");
    }

    @Test
    void aLateAnswerIsNotTakenForThatOfALaterOrder() throws Exception {
        Service service = start(LONG, "ready");
        assertThatThrownBy(() -> service.order("late", "fill a queue", SHORT)).isInstanceOf(LaunchException.class);
        assertThatThrownBy(() -> service.order("refuse", "delete a queue", LONG))
                .isInstanceOf(LaunchException.class)
                .hasMessage("the broker could not delete a queue: the queue is taken: choose another name");
    }
}
