// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Lambda expressions and method references (java.lang.invoke.LambdaMetafactory#metafactory):
 * classes in the nest of the class they were written in.
 */
final class Lambdas implements Replacement {
  /** For each class, the lambdas in it that share one. */
  private final Map<AddedCode, LambdaClass> shared = new IdentityHashMap<>();

  @Override
  public boolean applies(InvokeDynamicInstruction site) {
    return site.bootstrapMethod().owner().displayName().equals("LambdaMetafactory")
        && site.bootstrapMethod().methodName().equals("metafactory");
  }

  @Override
  public void replace(InvokeDynamicInstruction site, CodeBuilder code, AddedCode added) {
    Lambda lambda =
        new Lambda(
            site.typeSymbol().returnType(),
            site.name().stringValue(),
            site.typeSymbol().changeReturnType(CD_void),
            (MethodTypeDesc) site.bootstrapArgs().get(0),
            (MethodTypeDesc) site.bootstrapArgs().get(2),
            (DirectMethodHandleDesc) site.bootstrapArgs().get(1));
    LambdaClass all =
        isShareable(lambda.type())
            ? shared.computeIfAbsent(added, Lambdas::newClass)
            : newClass(added);
    all.instantiate(lambda, code, added);
  }

  private static LambdaClass newClass(AddedCode added) {
    ClassDesc name = added.newClass();
    LambdaClass made = new LambdaClass(name, added.nestHost());
    added.add(name, made::bytes);
    return made;
  }

  /**
   * An object of a shared class is of all its types. Nobody asks whether it is one of these; their
   * methods do not contradict each other.
   */
  private static boolean isShareable(ClassDesc type) {
    return type.packageName().equals("java.util.function") || type.displayName().equals("Runnable");
  }
}
