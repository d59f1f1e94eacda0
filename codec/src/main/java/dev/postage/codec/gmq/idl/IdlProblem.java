package dev.postage.codec.gmq.idl;

/**
 * One thing that is wrong with a schema.
 *
 * @param file as the caller named it
 * @param position where it is wrong
 * @param found what is wrong
 * @param remedy what to do about it
 */
public record IdlProblem(String file, Position position, String found, String remedy) {
    @Override
    public String toString() {
        return file + ":" + position.line() + ":" + position.column() + ": " + found + ": " + remedy;
    }
}
