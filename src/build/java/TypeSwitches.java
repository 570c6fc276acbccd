// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Switches over types, enumeration constants and strings that are no plain ones: a method tests the
 * labels one after the other (java.lang.runtime.SwitchBootstraps#typeSwitch and #enumSwitch).
 * Switches with other labels stay as they are.
 */
final class TypeSwitches implements Replacement {
  private static final MethodTypeDesc TYPE = MethodTypeDesc.of(CD_int, CD_Object, CD_int);
  private static final MethodTypeDesc EQUALS = MethodTypeDesc.of(CD_boolean, CD_Object);

  /** What a value is tested for. */
  private sealed interface Test {
    record IsA(ClassDesc type) implements Test {}

    record IsText(String text) implements Test {}

    record IsConstant(ClassDesc type, String name) implements Test {}
  }

  @Override
  public boolean applies(InvokeDynamicInstruction site) {
    return site.bootstrapMethod().owner().displayName().equals("SwitchBootstraps")
        && site.bootstrapArgs().stream().allMatch(a -> test(site, a).isPresent());
  }

  @Override
  public void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added) {
    List<Test> tests = new ArrayList<>();
    site.bootstrapArgs().forEach(a -> tests.add(test(site, a).orElseThrow()));
    added.call(code, "typeSwitch", TYPE, body -> tests(body, tests));
  }

  private static Optional<Test> test(InvokeDynamicInstruction site, ConstantDesc label) {
    return switch (label) {
      case ClassDesc type -> Optional.of(type).filter(t -> !t.isPrimitive()).map(Test.IsA::new);
      case String text when site.bootstrapMethod().methodName().equals("enumSwitch") ->
          Optional.of(new Test.IsConstant(site.typeSymbol().parameterType(0), text));
      case String text -> Optional.of(new Test.IsText(text));
      case DynamicConstantDesc<?> constant -> enumConstant(constant);
      case ConstantDesc other -> Optional.empty();
    };
  }

  /** Of the call {@code EnumDesc.of(ClassDesc.of(type), name)}, in which constants are labels. */
  private static Optional<Test> enumConstant(DynamicConstantDesc<?> label) {
    List<ConstantDesc> call = label.bootstrapArgsList();
    boolean isEnum =
        call.size() == 3
            && call.get(0) instanceof DirectMethodHandleDesc made
            && made.owner().displayName().equals("Enum$EnumDesc");
    return isEnum
            && call.get(1) instanceof DynamicConstantDesc<?> type
            && call.get(2) instanceof String name
            && type.bootstrapArgsList().size() == 2
            && type.bootstrapArgsList().get(1) instanceof String owner
        ? Optional.of(new Test.IsConstant(ClassDesc.of(owner), name))
        : Optional.empty();
  }

  /** The first label from the given one on that the value passes; -1 for null. */
  private static void tests(CodeBuilder code, List<Test> tests) {
    Label present = code.newLabel();
    code.aload(0).ifnonnull(present).loadConstant(-1).ireturn().labelBinding(present);
    for (int i = 0; i < tests.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      switch (tests.get(i)) {
        case Test.IsA(ClassDesc type) -> code.aload(0).instanceOf(type).ifeq(next);
        case Test.IsText(String text) ->
            code.loadConstant(text).aload(0).invokevirtual(CD_String, "equals", EQUALS).ifeq(next);
        case Test.IsConstant(ClassDesc type, String name) ->
            code.aload(0).getstatic(type, name, type).if_acmpne(next);
      }
      code.loadConstant(i).ireturn().labelBinding(next);
    }
    code.loadConstant(tests.size()).ireturn();
  }
}
