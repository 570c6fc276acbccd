// SPDX-License-Identifier: Apache-2.0
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The methods that replaced call sites of one class call, and the classes they instantiate. */
final class AddedCode {
  private record Method(String name, MethodTypeDesc type, Consumer<CodeBuilder> body) {}

  private final ClassModel owner;
  private final List<Method> methods = new ArrayList<>();
  private final Map<ClassDesc, Supplier<byte[]>> classes = new LinkedHashMap<>();

  AddedCode(ClassModel owner) {
    this.owner = owner;
  }

  ClassDesc owner() {
    return owner.thisClass().asSymbol();
  }

  /** The class whose nest the owner belongs to: its members see each other's private parts. */
  ClassDesc nestHost() {
    return owner
        .findAttribute(java.lang.classfile.Attributes.nestHost())
        .map(NestHostAttribute::nestHost)
        .map(host -> host.asSymbol())
        .orElse(owner());
  }

  /** The new classes: complete when all of the owner's call sites are replaced. */
  Map<ClassDesc, byte[]> classes() {
    Map<ClassDesc, byte[]> made = new LinkedHashMap<>();
    classes.forEach((name, bytes) -> made.put(name, bytes.get()));
    return made;
  }

  /** Calls a new static method with the given body. */
  void call(CodeBuilder code, String prefix, MethodTypeDesc type, Consumer<CodeBuilder> body) {
    Method method = new Method(prefix + "$" + methods.size(), type, body);
    methods.add(method);
    boolean isInterface = owner.flags().has(AccessFlag.INTERFACE);
    code.invokestatic(owner(), method.name, type, isInterface);
  }

  /** The name of a class to be added with {@link #add}. */
  ClassDesc newClass() {
    String name = owner().displayName() + "$$" + classes.size();
    return ClassDesc.of(owner().packageName(), name);
  }

  void add(ClassDesc name, Supplier<byte[]> bytes) {
    classes.put(name, bytes);
  }

  void addMethods(ClassBuilder builder) {
    int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    for (Method m : methods) {
      builder.withMethodBody(m.name, m.type, flags, m.body);
    }
  }
}
