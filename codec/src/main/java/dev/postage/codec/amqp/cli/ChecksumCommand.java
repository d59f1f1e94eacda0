package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Checksum;
import dev.postage.codec.amqp.ChecksumState;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Summer;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonNull;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts a sum over the bare message into each message's footer, or checks the sums that are there. */
final class ChecksumCommand implements Command {
    private final Scan scan = new Scan();
    private final ValueWriter writer = new ValueWriter(new OctetWriter(1024));
    private final Optional<Checksum> toAdd;
    private final boolean verify;

    private ChecksumCommand(Optional<Checksum> toAdd, boolean verify) {
        this.toAdd = toAdd;
        this.verify = verify;
    }

    static ChecksumCommand of(Arguments given) throws UsageException {
        Optional<String> name = given.value("--add");
        Optional<Checksum> toAdd = Stream.of(Checksum.values())
                .filter(algorithm -> name.isPresent() && algorithm.label().equals(name.get()))
                .findAny();
        if (name.isPresent() && toAdd.isEmpty()) {
            throw new UsageException("--add is " + name.get() + ": write crc32 or adler32");
        }
        return new ChecksumCommand(toAdd, given.has("--verify") || toAdd.isEmpty());
    }

    @Override
    public JsonObject answer(byte[] message) throws CodecException {
        Map<String, JsonValue> members = Answers.right();
        byte[] result = message;
        if (toAdd.isPresent()) {
            scan(message);
            writer.out().clear();
            new Summer(toAdd.get()).addTo(scan, writer);
            result = writer.out().copy();
            members.put("hex", new JsonString(Hex.write(result)));
        }
        if (verify) {
            scan(result);
            verify(members);
        }
        return new JsonObject(members);
    }

    private void scan(byte[] message) throws CodecException {
        scan.scan(message);
        scan.check();
    }

    /** Tells of the first sum that is wrong, otherwise of the first that is right. */
    private void verify(Map<String, JsonValue> members) throws CodecException {
        Checksum told = Checksum.CRC32;
        ChecksumState worst = ChecksumState.UNVERIFIED;
        for (Checksum algorithm : Checksum.values()) {
            ChecksumState found = new Summer(algorithm).verify(scan);
            boolean worse = found == ChecksumState.MISMATCH && worst != ChecksumState.MISMATCH;
            if (worse || (found == ChecksumState.VALID && worst == ChecksumState.UNVERIFIED)) {
                worst = found;
                told = algorithm;
            }
        }
        Summer summer = new Summer(told);
        summer.verify(scan);
        tell(members, worst, told, summer);
    }

    private static void tell(Map<String, JsonValue> members, ChecksumState state, Checksum algorithm, Summer summer) {
        members.put("state", new JsonString(state.name().toLowerCase(java.util.Locale.ROOT)));
        boolean known = state != ChecksumState.UNVERIFIED;
        if (known) {
            members.put("algorithm", new JsonString(algorithm.label()));
        }
        members.put("expected", known ? JsonInteger.of(summer.expected()) : JsonNull.NULL);
        members.put("actual", known ? JsonInteger.of(summer.actual()) : JsonNull.NULL);
    }

    @Override
    public String plain(JsonObject answer) {
        return answer.members().keySet().stream()
                .filter(name -> !name.equals("ok"))
                .map(name -> name + " " + Answers.text(answer, name))
                .collect(Collectors.joining("\n"));
    }
}
