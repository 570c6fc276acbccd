// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** What a lambda implements, and what it calls with the captured values and its parameters. */
record Lambda(
    ClassDesc type,
    String method,
    MethodTypeDesc captured,
    MethodTypeDesc erased,
    MethodTypeDesc instantiated,
    DirectMethodHandleDesc target) {

  /** Comes before the captured values are put on the stack. */
  void prepareCall(CodeBuilder code) {
    if (target.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR) {
      code.new_(target.owner()).dup();
    }
  }

  /** The captured value on the stack becomes what the target expects. */
  void convertCaptured(CodeBuilder code, int index) {
    Conversions.convert(code, captured.parameterType(index), expected().get(index));
  }

  /** Calls the target with the captured values on the stack and the parameters of the method. */
  void call(CodeBuilder code) {
    List<ClassDesc> expected = expected();
    for (int i = 0; i < erased.parameterCount(); i++) {
      ClassDesc type = instantiated.parameterType(i);
      code.loadLocal(TypeKind.from(erased.parameterType(i)), code.parameterSlot(i));
      Conversions.convert(code, erased.parameterType(i), type);
      Conversions.convert(code, type, expected.get(captured.parameterCount() + i));
    }
    callTarget(code);
    giveBack(code);
  }

  /** What the target is called with: the receiver, if it has one, and the arguments. */
  private List<ClassDesc> expected() {
    MethodTypeDesc declared = MethodTypeDesc.ofDescriptor(target.lookupDescriptor());
    List<ClassDesc> all = new ArrayList<>();
    switch (target.kind()) {
      case STATIC, INTERFACE_STATIC, CONSTRUCTOR -> {}
      default -> all.add(target.owner());
    }
    all.addAll(declared.parameterList());
    return all;
  }

  private ClassDesc result() {
    return target.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR
        ? target.owner()
        : MethodTypeDesc.ofDescriptor(target.lookupDescriptor()).returnType();
  }

  private void callTarget(CodeBuilder code) {
    ClassDesc owner = target.owner();
    String name = target.methodName();
    MethodTypeDesc declared = MethodTypeDesc.ofDescriptor(target.lookupDescriptor());
    switch (target.kind()) {
      case STATIC -> code.invokestatic(owner, name, declared);
      case INTERFACE_STATIC -> code.invokestatic(owner, name, declared, true);
      // The private methods of a nest are called as others (JVMS 5.4.6).
      case VIRTUAL, SPECIAL -> code.invokevirtual(owner, name, declared);
      case INTERFACE_VIRTUAL, INTERFACE_SPECIAL -> code.invokeinterface(owner, name, declared);
      case CONSTRUCTOR -> code.invokespecial(owner, INIT_NAME, declared);
      case GETTER, SETTER, STATIC_GETTER, STATIC_SETTER ->
          throw new IllegalArgumentException("no method: " + target);
    }
  }

  private void giveBack(CodeBuilder code) {
    ClassDesc wanted = erased.returnType();
    if (!wanted.equals(CD_void)) {
      Conversions.convert(code, result(), instantiated.returnType());
      Conversions.convert(code, instantiated.returnType(), wanted);
    } else if (TypeKind.from(result()).slotSize() == 2) {
      code.pop2();
    } else if (!result().equals(CD_void)) {
      code.pop();
    }
    code.return_(TypeKind.from(wanted).asLoadable());
  }
}
