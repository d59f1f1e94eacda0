package dev.postage.agent.collect;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.VMOption;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * How this VM runs bytecode, as the VM itself says at its end: flags on the command line may be overruled by later ones,
 * by a file or by the VM.
 *
 * @param vmInfo the property {@code java.vm.info} before the program could change it
 */
record Execution(String vmInfo) {
    private static final String[] STEERING = {
        "ControlIntrinsic", "CompileCommand", "CompileCommandFile", "CompilerDirectivesFile"
    };

    /** Adds {@code jvm.compiler}: {@code none}, {@code C1} or {@code any}; and the intrinsics that are surely off. */
    void describe(SortedMap<String, String> entries) {
        HotSpotDiagnosticMXBean vm = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        entries.put("jvm.compiler", vm == null ? "any" : compiler(vm));
        entries.put("jvm.intrinsics.off", vm == null || steered(vm) ? "" : sorted(value(vm, "DisableIntrinsic")));
    }

    private String compiler(HotSpotDiagnosticMXBean vm) {
        if (value(vm, "UseCompiler").equals("false") && neverCompiled(vm)) {
            return "none";
        }
        boolean firstOnly = value(vm, "TieredCompilation").equals("true")
                && value(vm, "CompilationMode").equals("default")
                && value(vm, "TieredStopAtLevel").equals("1");
        return firstOnly ? "C1" : "any";
    }

    // A VM whose code cache is full turns the compiler off as well, when much has been compiled.
    private boolean neverCompiled(HotSpotDiagnosticMXBean vm) {
        return vmInfo.startsWith("interpreted mode")
                || value(vm, "TieredStopAtLevel").equals("0")
                || vm.getVMOption("UseCompiler").getOrigin() == VMOption.Origin.VM_CREATION;
    }

    private static boolean steered(HotSpotDiagnosticMXBean vm) {
        for (String option : STEERING) {
            String value = value(vm, option).toLowerCase(Locale.ROOT);
            // a command to the compiler may be about anything else; what a file says is not looked at
            if (option.equals("CompileCommand") ? value.contains("intrinsic") : !value.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** A locked option cannot have been set; the VM speaks of it as of one that does not exist. */
    private static String value(HotSpotDiagnosticMXBean vm, String option) {
        try {
            return vm.getVMOption(option).getValue();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String sorted(String names) {
        TreeSet<String> sorted = new TreeSet<>();
        // an option given twice has both values, on a line each
        for (String name : names.split("[,\\s]+", -1)) {
            if (!name.isEmpty()) {
                sorted.add(name);
            }
        }
        return String.join(",", sorted);
    }
}
