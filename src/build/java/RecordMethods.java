// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * The methods {@code equals}, {@code hashCode} and {@code toString} of records, with the results of
 * java.lang.runtime.ObjectMethods.
 */
final class RecordMethods implements Replacement {
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final ClassDesc BUILDER = ClassDesc.of("java.lang.StringBuilder");
  private static final int HASH_FACTOR = 31;

  private record Component(String name, ClassDesc type) {}

  @Override
  public boolean applies(InvokeDynamicInstruction site) {
    return site.bootstrapMethod().owner().displayName().equals("ObjectMethods");
  }

  @Override
  public void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added) {
    ClassDesc self = (ClassDesc) site.bootstrapArgs().getFirst();
    List<Component> components =
        site.bootstrapArgs().stream()
            .skip(2)
            .map(DirectMethodHandleDesc.class::cast)
            .map(getter -> new Component(getter.methodName(), getter.invocationType().returnType()))
            .toList();
    String name = site.name().stringValue();
    added.call(
        code,
        name,
        site.typeSymbol(),
        body -> {
          switch (name) {
            case "equals" -> equality(body, self, components);
            case "hashCode" -> hash(body, self, components);
            case "toString" -> text(body, self, components);
            default -> throw new IllegalArgumentException("no method of records: " + name);
          }
        });
  }

  private static void equality(CodeBuilder code, ClassDesc self, List<Component> components) {
    Label different = code.newLabel();
    Label same = code.newLabel();
    code.aload(0).aload(1).if_acmpeq(same);
    code.aload(1).instanceOf(self).ifeq(different);
    code.aload(1).checkcast(self).astore(2);
    for (Component c : components) {
      code.aload(0).getfield(self, c.name, c.type).aload(2).getfield(self, c.name, c.type);
      switch (TypeKind.from(c.type)) {
        case REFERENCE ->
            code.invokestatic(
                    OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object))
                .ifeq(different);
        case LONG -> code.lcmp().ifne(different);
        case FLOAT, DOUBLE ->
            code.invokestatic(
                    Conversions.box(c.type), "compare", MethodTypeDesc.of(CD_int, c.type, c.type))
                .ifne(different);
        default -> code.if_icmpne(different);
      }
    }
    code.labelBinding(same).iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
  }

  private static void hash(CodeBuilder code, ClassDesc self, List<Component> components) {
    code.iconst_0();
    for (Component c : components) {
      code.loadConstant(HASH_FACTOR).imul().aload(0).getfield(self, c.name, c.type);
      if (c.type.isPrimitive()) {
        code.invokestatic(Conversions.box(c.type), "hashCode", MethodTypeDesc.of(CD_int, c.type));
      } else {
        code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(CD_int, CD_Object));
      }
      code.iadd();
    }
    code.ireturn();
  }

  private static void text(CodeBuilder code, ClassDesc self, List<Component> components) {
    String simpleName = self.displayName().substring(self.displayName().lastIndexOf('$') + 1);
    code.new_(BUILDER).dup().invokespecial(BUILDER, "<init>", MethodTypeDesc.ofDescriptor("()V"));
    String separator = simpleName + "[";
    for (Component c : components) {
      append(code.loadConstant(separator + c.name + "="), CD_String);
      append(code.aload(0).getfield(self, c.name, c.type), printed(c.type));
      separator = ", ";
    }
    append(code.loadConstant(components.isEmpty() ? separator + "]" : "]"), CD_String);
    code.invokevirtual(BUILDER, "toString", MethodTypeDesc.of(CD_String)).areturn();
  }

  /** The type of the parameter of {@code StringBuilder.append} for values of a type. */
  private static ClassDesc printed(ClassDesc type) {
    return switch (TypeKind.from(type)) {
      case REFERENCE -> CD_Object;
      case BYTE, SHORT -> CD_int;
      default -> type;
    };
  }

  private static void append(CodeBuilder code, ClassDesc type) {
    code.invokevirtual(BUILDER, "append", MethodTypeDesc.of(BUILDER, type));
  }
}
