package dev.postage.report.config;

import com.fasterxml.jackson.core.JsonLocation;

/**
 * A place in a configuration file.
 *
 * @param file as it is to be shown
 * @param line from 1
 * @param column from 1
 */
record Position(String file, int line, int column) {

    static Position of(String file, JsonLocation location) {
        return new Position(file, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
