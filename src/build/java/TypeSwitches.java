// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * Switches over types: a method tests the types one after the other
 * (java.lang.runtime.SwitchBootstraps#typeSwitch). Switches with other labels stay as they are.
 */
final class TypeSwitches implements Replacement {
  private static final MethodTypeDesc TYPE = MethodTypeDesc.of(CD_int, CD_Object, CD_int);

  @Override
  public boolean applies(InvokeDynamicInstruction site) {
    return site.bootstrapMethod().methodName().equals("typeSwitch")
        && site.bootstrapMethod().owner().displayName().equals("SwitchBootstraps")
        && site.bootstrapArgs().stream().allMatch(a -> a instanceof ClassDesc);
  }

  @Override
  public void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added) {
    added.call(code, "typeSwitch", TYPE, body -> tests(body, site.bootstrapArgs()));
  }

  /** The first label from the given one on whose type the value has; -1 for null. */
  private static void tests(CodeBuilder code, List<ConstantDesc> labels) {
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
