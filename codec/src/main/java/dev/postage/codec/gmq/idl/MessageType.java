package dev.postage.codec.gmq.idl;

import java.util.Optional;

/**
 * A MESSAGE.
 *
 * @param scope it belongs to
 * @param name unique in the scope
 * @param number unsigned, unique in the scope
 * @param alias the struct it consists of, when it does not list its members
 * @param body what follows the number
 * @param position of its name
 */
public record MessageType(
        String scope, String name, long number, Optional<StructUse> alias, StructType body, Position position) {}
