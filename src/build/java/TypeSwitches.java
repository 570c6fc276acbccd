import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;

import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Run by the launcher on the classes it has compiled: replaces the call sites of switches over
 * types, which generate a class each when they are first executed (about a millisecond), by calls
 * of methods that test the types one after the other. They compute the same
 * (java.lang.runtime.SwitchBootstraps#typeSwitch). Switches with other labels stay as they are.
 */
final class TypeSwitches {
  private static final MethodTypeDesc TYPE = MethodTypeDesc.of(CD_int, CD_Object, CD_int);

  private TypeSwitches() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(f -> f.toString().endsWith(".class")).sorted().toList();
    }
    Map<Path, byte[]> changed = new LinkedHashMap<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      ClassFile classFile =
          ClassFile.of(
              ClassFile.ClassHierarchyResolverOption.of(
                  ClassHierarchyResolver.ofResourceParsing(loader)));
      for (Path file : files) {
        ClassModel model = classFile.parse(file);
        if (model.methods().stream().anyMatch(TypeSwitches::hasTypeSwitch)) {
          changed.put(file, transformed(classFile, model));
        }
      }
    }
    for (Map.Entry<Path, byte[]> e : changed.entrySet()) {
      Files.write(e.getKey(), e.getValue());
    }
  }

  private static boolean hasTypeSwitch(MethodModel method) {
    return method.code().isPresent()
        && method.code().get().elementStream().anyMatch(TypeSwitches::isTypeSwitch);
  }

  private static boolean isTypeSwitch(CodeElement e) {
    return e instanceof InvokeDynamicInstruction i
        && i.bootstrapMethod().methodName().equals("typeSwitch")
        && i.bootstrapMethod().owner().displayName().equals("SwitchBootstraps")
        && i.bootstrapArgs().stream().allMatch(a -> a instanceof ClassDesc);
  }

  private static byte[] transformed(ClassFile classFile, ClassModel model) {
    List<List<ConstantDesc>> switches = new ArrayList<>();
    boolean isInterface = model.flags().has(java.lang.reflect.AccessFlag.INTERFACE);
    ClassDesc owner = model.thisClass().asSymbol();
    ClassTransform calls =
        ClassTransform.transformingMethodBodies(
            TypeSwitches::hasTypeSwitch,
            (code, element) -> {
              if (isTypeSwitch(element)) {
                switches.add(((InvokeDynamicInstruction) element).bootstrapArgs());
                code.invokestatic(owner, name(switches.size() - 1), TYPE, isInterface);
              } else {
                code.with(element);
              }
            });
    return classFile.transformClass(
        model, calls.andThen(ClassTransform.endHandler(builder -> addMethods(builder, switches))));
  }

  private static String name(int number) {
    return "typeSwitch$" + number;
  }

  private static void addMethods(ClassBuilder builder, List<List<ConstantDesc>> switches) {
    for (int n = 0; n < switches.size(); n++) {
      List<ConstantDesc> labels = switches.get(n);
      builder.withMethodBody(
          name(n),
          TYPE,
          ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
          code -> body(code, labels));
    }
  }

  /** The first label from the given one on whose type the value has; -1 for null. */
  private static void body(CodeBuilder code, List<ConstantDesc> labels) {
    Label present = code.newLabel();
    code.aload(0).ifnonnull(present).loadConstant(-1).ireturn().labelBinding(present);
    for (int i = 0; i < labels.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      code.aload(0).instanceOf((ClassDesc) labels.get(i)).ifeq(next);
      code.loadConstant(i).ireturn().labelBinding(next);
    }
    code.loadConstant(labels.size()).ireturn();
  }
}
