// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/**
 * Lambda expressions and method references: a class with a field for each captured value
 * (java.lang.invoke.LambdaMetafactory#metafactory), in the nest of the class it was written in.
 */
final class Lambdas implements Replacement {
  private static final String INSTANCE = "INSTANCE";

  /** What a lambda implements, and what it calls with the captured values and its parameters. */
  private record Lambda(
      ClassDesc self,
      ClassDesc type,
      String method,
      MethodTypeDesc captured,
      MethodTypeDesc erased,
      MethodTypeDesc instantiated,
      DirectMethodHandleDesc target) {}

  @Override
  public boolean applies(InvokeDynamicInstruction site) {
    return site.bootstrapMethod().owner().displayName().equals("LambdaMetafactory")
        && site.bootstrapMethod().methodName().equals("metafactory");
  }

  @Override
  public void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added) {
    Lambda lambda =
        new Lambda(
            added.newClass(),
            site.typeSymbol().returnType(),
            site.name().stringValue(),
            site.typeSymbol().changeReturnType(CD_void),
            (MethodTypeDesc) site.bootstrapArgs().get(0),
            (MethodTypeDesc) site.bootstrapArgs().get(2),
            (DirectMethodHandleDesc) site.bootstrapArgs().get(1));
    ClassDesc host = added.nestHost();
    added.add(lambda.self, ClassFile.of().build(lambda.self, c -> define(c, lambda, host)));
    if (lambda.captured.parameterCount() == 0) {
      code.getstatic(lambda.self, INSTANCE, lambda.type);
    } else {
      MethodTypeDesc make = lambda.captured.changeReturnType(lambda.type);
      added.call(code, "lambda", make, body -> instantiate(body, lambda));
    }
  }

  private static void instantiate(CodeBuilder code, Lambda lambda) {
    code.new_(lambda.self).dup();
    for (int i = 0; i < lambda.captured.parameterCount(); i++) {
      code.loadLocal(TypeKind.from(lambda.captured.parameterType(i)), code.parameterSlot(i));
    }
    code.invokespecial(lambda.self, INIT_NAME, lambda.captured).areturn();
  }

  private static void define(ClassBuilder c, Lambda lambda, ClassDesc host) {
    c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC | ClassFile.ACC_SUPER)
        .withInterfaceSymbols(lambda.type)
        .with(NestHostAttribute.of(host));
    int fieldFlags = ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC;
    for (int i = 0; i < lambda.captured.parameterCount(); i++) {
      c.withField(field(i), lambda.captured.parameterType(i), fieldFlags);
    }
    c.withMethodBody(INIT_NAME, lambda.captured, 0, code -> store(code, lambda));
    c.withMethodBody(
        lambda.method, lambda.erased, ClassFile.ACC_PUBLIC, code -> invoke(code, lambda));
    if (lambda.captured.parameterCount() == 0) {
      c.withField(INSTANCE, lambda.type, ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
      c.withMethodBody(
          ConstantDescs.CLASS_INIT_NAME,
          MTD_void,
          ClassFile.ACC_STATIC,
          code ->
              code.new_(lambda.self)
                  .dup()
                  .invokespecial(lambda.self, INIT_NAME, MTD_void)
                  .putstatic(lambda.self, INSTANCE, lambda.type)
                  .return_());
    }
  }

  private static String field(int index) {
    return "captured" + index;
  }

  private static void store(CodeBuilder code, Lambda lambda) {
    code.aload(0).invokespecial(ConstantDescs.CD_Object, INIT_NAME, MTD_void);
    for (int i = 0; i < lambda.captured.parameterCount(); i++) {
      ClassDesc type = lambda.captured.parameterType(i);
      code.aload(0).loadLocal(TypeKind.from(type), code.parameterSlot(i));
      code.putfield(lambda.self, field(i), type);
    }
    code.return_();
  }

  private static void invoke(CodeBuilder code, Lambda lambda) {
    DirectMethodHandleDesc target = lambda.target;
    if (target.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR) {
      code.new_(target.owner()).dup();
    }
    List<ClassDesc> expected = expected(target);
    int captured = lambda.captured.parameterCount();
    for (int i = 0; i < captured; i++) {
      ClassDesc type = lambda.captured.parameterType(i);
      code.aload(0).getfield(lambda.self, field(i), type);
      Conversions.convert(code, type, expected.get(i));
    }
    for (int i = 0; i < lambda.erased.parameterCount(); i++) {
      ClassDesc type = lambda.instantiated.parameterType(i);
      code.loadLocal(TypeKind.from(lambda.erased.parameterType(i)), code.parameterSlot(i));
      Conversions.convert(code, lambda.erased.parameterType(i), type);
      Conversions.convert(code, type, expected.get(captured + i));
    }
    call(code, target);
    giveBack(code, result(target), lambda);
  }

  /** What the target is called with: the receiver, if it has one, and the arguments. */
  private static List<ClassDesc> expected(DirectMethodHandleDesc target) {
    MethodTypeDesc type = MethodTypeDesc.ofDescriptor(target.lookupDescriptor());
    List<ClassDesc> all = new ArrayList<>();
    switch (target.kind()) {
      case STATIC, INTERFACE_STATIC, CONSTRUCTOR -> {}
      default -> all.add(target.owner());
    }
    all.addAll(type.parameterList());
    return all;
  }

  private static ClassDesc result(DirectMethodHandleDesc target) {
    return target.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR
        ? target.owner()
        : MethodTypeDesc.ofDescriptor(target.lookupDescriptor()).returnType();
  }

  private static void call(CodeBuilder code, DirectMethodHandleDesc target) {
    ClassDesc owner = target.owner();
    String name = target.methodName();
    MethodTypeDesc type = MethodTypeDesc.ofDescriptor(target.lookupDescriptor());
    switch (target.kind()) {
      case STATIC -> code.invokestatic(owner, name, type);
      case INTERFACE_STATIC -> code.invokestatic(owner, name, type, true);
      // The private methods of a nest are called as others (JVMS 5.4.6).
      case VIRTUAL, SPECIAL -> code.invokevirtual(owner, name, type);
      case INTERFACE_VIRTUAL, INTERFACE_SPECIAL -> code.invokeinterface(owner, name, type);
      case CONSTRUCTOR -> code.invokespecial(owner, INIT_NAME, type);
      case GETTER, SETTER, STATIC_GETTER, STATIC_SETTER ->
          throw new IllegalArgumentException("no method: " + target);
    }
  }

  private static void giveBack(CodeBuilder code, ClassDesc result, Lambda lambda) {
    ClassDesc wanted = lambda.erased.returnType();
    if (!wanted.equals(CD_void)) {
      ClassDesc instantiated = lambda.instantiated.returnType();
      Conversions.convert(code, result, instantiated);
      Conversions.convert(code, instantiated, wanted);
    } else if (TypeKind.from(result).slotSize() == 2) {
      code.pop2();
    } else if (!result.equals(CD_void)) {
      code.pop();
    }
    code.return_(TypeKind.from(wanted).asLoadable());
  }
}
