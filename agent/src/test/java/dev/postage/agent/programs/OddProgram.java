package dev.postage.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Calls each class of a folder once in a unit. */
final class OddProgram extends Program {
    private static final int ARGUMENT = 5;

    private final List<IntUnaryOperator> operators = new ArrayList<>();

    private OddProgram(Path folder, List<String> names) throws ReflectiveOperationException {
        ClassLoader loader = new FolderLoader(folder);
        for (String name : names) {
            Object operator = loader.loadClass(name).getConstructor().newInstance();
            operators.add((IntUnaryOperator) operator);
            System.out.println(name + " " + ((IntUnaryOperator) operator).applyAsInt(ARGUMENT));
        }
    }

    /**
     * Calls the classes.
     *
     * @param arguments the number of units, the folder, a file with the names of the classes
     */
    public static void main(String[] arguments) throws Exception {
        new OddProgram(Path.of(arguments[1]), Files.readAllLines(Path.of(arguments[2]))).run(arguments);
    }

    @Override
    long unit(int number) {
        long sum = 0;
        for (IntUnaryOperator operator : operators) {
            sum += operator.applyAsInt(ARGUMENT);
        }
        return sum;
    }

    /** Defines classes without telling the VM their names, as some generators do. */
    private static final class FolderLoader extends ClassLoader {
        private final Path folder;

        private FolderLoader(Path folder) {
            this.folder = folder;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Path file = folder.resolve(name + ".class");
            if (!Files.exists(file)) {
                throw new ClassNotFoundException(name);
            }
            try {
                byte[] bytes = Files.readAllBytes(file);
                return defineClass(null, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
