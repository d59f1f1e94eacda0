package dev.postage.agent.keep;

import dev.postage.agent.weave.Woven;
import java.io.IOException;
import java.util.Optional;

/** The classes of one program, and behind them those of the JDK, which were woven beforehand and are the same for all. */
final class JdkClasses implements WovenClasses {
    private final WovenClasses program;
    private final WovenClasses jdk;

    JdkClasses(WovenClasses program, WovenClasses jdk) {
        this.program = program;
        this.jdk = jdk;
    }

    @Override
    public Optional<Woven> find(byte[] classFile) {
        Optional<Woven> found = jdk.find(classFile);
        return found.isPresent() ? found : program.find(classFile);
    }

    @Override
    public void woven(byte[] classFile, Woven woven) {
        program.woven(classFile, woven);
    }

    @Override
    public void save() throws IOException {
        program.save();
    }
}
