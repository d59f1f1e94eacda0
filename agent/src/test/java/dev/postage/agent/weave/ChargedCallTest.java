package dev.postage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChargedCallTest {
    @ParameterizedTest
    @CsvSource({
        "begin, ()V, 1",
        "end, ()V, 1",
        "commit, ()V, 1",
        "isEnabled, ()Z, 2",
        "shouldCommit, ()Z, 2",
        "set, '(ILjava/lang/Object;)V', 0"
    })
    void chargesWhatEventsOfTheJdkExecute(String name, String descriptor, int instructions) {
        String event = "jdk/internal/event/DeserializationEvent";
        assertThat(ChargedCall.instructions(Opcodes.INVOKEVIRTUAL, event, name, descriptor))
                .isEqualTo(instructions);
        // whether a class has the method or inherits it, its bytecode is left as it is
        assertThat(ClassFilter.leavesBody("jdk/internal/event/Event", name, descriptor))
                .isEqualTo(instructions > 0);
    }

    @ParameterizedTest
    @CsvSource({
        "183, java/lang/Object, <init>, ()V, 1",
        "183, java/lang/Thread, <init>, ()V, 0",
        "182, com/example/Transaction, commit, ()V, 0",
        "184, jdk/internal/event/FileReadEvent, enabled, ()Z, 0",
        "184, jdk/internal/event/ErrorThrownEvent, commit, ()V, 0"
    })
    void chargesOnlyWhatIsNotCountedWhereItIsExecuted(
            int opcode, String owner, String name, String descriptor, int instructions) {
        assertThat(ChargedCall.instructions(opcode, owner, name, descriptor)).isEqualTo(instructions);
    }
}
