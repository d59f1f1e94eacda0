package dev.postage.agent.weave;

import java.util.List;
import net.bytebuddy.jar.asm.Opcodes;

/** The methods whose execution is one delivery. */
public final class DeliveryPoints {
    private static final List<String> KNOWN_LISTENERS = List.of(
            "Lorg/springframework/amqp/rabbit/annotation/RabbitListener;",
            "Lorg/springframework/kafka/annotation/KafkaListener;",
            "Lorg/springframework/jms/annotation/JmsListener;",
            "Lio/awspring/cloud/sqs/annotation/SqsListener;",
            "Lorg/eclipse/microprofile/reactive/messaging/Incoming;");

    private final List<DeliveryPoint> points;

    /** @param points what the user named; when empty, methods with a known listener annotation are delivery points */
    public DeliveryPoints(List<DeliveryPoint> points) {
        this.points = List.copyOf(points);
    }

    boolean match(ClassContext context, int access, String name, String descriptor, MethodFacts facts) {
        if ((access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_BRIDGE + Opcodes.ACC_SYNTHETIC) {
            return false;
        }
        if (points.isEmpty()) {
            return annotated(facts, KNOWN_LISTENERS);
        }
        for (DeliveryPoint point : points) {
            boolean matches = point.isAnnotation()
                    ? facts.annotations.contains("L" + point.internalName() + ";")
                    : name.equals(point.method())
                            && point.descriptorMatches(descriptor)
                            && context.is(point.internalName());
            if (matches) {
                return true;
            }
        }
        return false;
    }

    private static boolean annotated(MethodFacts facts, List<String> descriptors) {
        if (facts.annotations.isEmpty()) {
            return false;
        }
        for (String descriptor : descriptors) {
            if (facts.annotations.contains(descriptor)) {
                return true;
            }
        }
        return false;
    }
}
