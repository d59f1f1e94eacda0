package dev.postage.agent.robust;

import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.hibernate.validator.HibernateValidator;
import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;

/** Validates good and bad beans. */
public final class ValidatorProgram {
    private ValidatorProgram() {}

    /** A bean in a bean. */
    public record Line(
            @NotBlank String article, @Positive @Max(99) int amount) {}

    /** A bean. */
    public record Order(
            @NotNull @Size(min = 2, max = 10) String customer,
            @Email String address,
            @Pattern(regexp = "[A-Z]{2}") String country,
            @Range(min = 1, max = 5) long priority,
            @Valid @Size(min = 1) List<@Valid Line> lines) {}

    public static void main(String[] arguments) {
        try (ValidatorFactory factory = Validation.byProvider(HibernateValidator.class)
                .configure()
                .messageInterpolator(new ParameterMessageInterpolator())
                .buildValidatorFactory()) {
            Validator validator = factory.getValidator();
            report(validator, new Order("Ada", "ada@example.org", "GB", 3, List.of(new Line("A-1", 2))));
            report(validator, new Order("A", "nowhere", "gb", 9, List.of(new Line(" ", 0), new Line("B", 100))));
            report(validator, new Order(null, null, null, 1, List.of()));
        }
    }

    private static void report(Validator validator, Order order) {
        validator.validate(order).stream()
                .map(violation -> violation.getPropertyPath() + " " + violation.getMessage())
                .sorted()
                .forEach(System.out::println);
        System.out.println("--");
    }
}
