// SPDX-License-Identifier: Apache-2.0
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.instruction.InvokeDynamicInstruction;

/** A kind of dynamic call site that ordinary code can take the place of. */
interface Replacement {
  boolean applies(InvokeDynamicInstruction site);

  /** Writes instructions that leave the stack as the call site does. */
  void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added);
}
