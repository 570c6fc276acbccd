// SPDX-License-Identifier: Apache-2.0
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lambdas in one class: an object has the number of its lambda and what that captured, in fields
 * that all of them share. Each class costs when the virtual machine starts, used or not.
 */
final class LambdaClass {
  private static final String NUMBER = "number";
  private static final int FIELD_FLAGS =
      ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC;

  /** A method of an interface, as its callers name it. */
  private record Signature(String name, MethodTypeDesc type) {}

  /** A field for captured values: the n-th of those of its kind that a lambda captures. */
  private record Field(TypeKind kind, int index) {
    String name() {
      return kind.name().toLowerCase(java.util.Locale.ROOT) + index;
    }

    ClassDesc type() {
      return kind.upperBound();
    }
  }

  private final ClassDesc self;
  private final ClassDesc host;
  private final List<Lambda> lambdas = new ArrayList<>();

  LambdaClass(ClassDesc self, ClassDesc host) {
    this.self = self;
    this.host = host;
  }

  /** Writes instructions that leave the lambda on the stack, in the place of what it captures. */
  void instantiate(Lambda lambda, CodeBuilder code, AddedCode added) {
    int number = lambdas.size();
    lambdas.add(lambda);
    if (lambda.captured().parameterCount() == 0) {
      code.getstatic(self, instance(number), lambda.type());
    } else {
      MethodTypeDesc make = lambda.captured().changeReturnType(lambda.type());
      added.call(code, "lambda", make, body -> make(body, number, lambda));
    }
  }

  private void make(CodeBuilder code, int number, Lambda lambda) {
    code.new_(self).dup().loadConstant(number);
    for (int i = 0; i < lambda.captured().parameterCount(); i++) {
      code.loadLocal(TypeKind.from(lambda.captured().parameterType(i)), code.parameterSlot(i));
    }
    code.invokespecial(self, INIT_NAME, constructor(lambda)).areturn();
  }

  byte[] bytes() {
    return ClassFile.of().build(self, this::define);
  }

  private void define(ClassBuilder c) {
    Set<ClassDesc> types = new LinkedHashSet<>();
    Set<Field> fields = new LinkedHashSet<>();
    Map<MethodTypeDesc, List<Field>> constructors = new LinkedHashMap<>();
    Map<Signature, List<Integer>> methods = new LinkedHashMap<>();
    for (int i = 0; i < lambdas.size(); i++) {
      Lambda lambda = lambdas.get(i);
      types.add(lambda.type());
      fields.addAll(fields(lambda));
      constructors.put(constructor(lambda), fields(lambda));
      methods
          .computeIfAbsent(new Signature(lambda.method(), lambda.erased()), s -> new ArrayList<>())
          .add(i);
    }
    c.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC | ClassFile.ACC_SUPER)
        .withInterfaceSymbols(List.copyOf(types))
        .with(NestHostAttribute.of(host));
    c.withField(NUMBER, CD_int, FIELD_FLAGS);
    fields.forEach(f -> c.withField(f.name(), f.type(), FIELD_FLAGS));
    constructors.forEach(
        (type, stored) -> c.withMethodBody(INIT_NAME, type, 0, code -> store(code, stored)));
    methods.forEach(
        (signature, numbers) ->
            c.withMethodBody(
                signature.name(),
                signature.type(),
                ClassFile.ACC_PUBLIC,
                code -> invoke(code, numbers)));
    defineInstances(c);
  }

  private void defineInstances(ClassBuilder c) {
    List<Integer> constant = new ArrayList<>();
    for (int i = 0; i < lambdas.size(); i++) {
      if (lambdas.get(i).captured().parameterCount() == 0) {
        constant.add(i);
        c.withField(instance(i), lambdas.get(i).type(), ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
      }
    }
    if (!constant.isEmpty()) {
      c.withMethodBody(
          ConstantDescs.CLASS_INIT_NAME,
          MTD_void,
          ClassFile.ACC_STATIC,
          code -> makeInstances(code, constant));
    }
  }

  private void makeInstances(CodeBuilder code, List<Integer> numbers) {
    for (int i : numbers) {
      Lambda lambda = lambdas.get(i);
      code.new_(self).dup().loadConstant(i);
      code.invokespecial(self, INIT_NAME, constructor(lambda));
      code.putstatic(self, instance(i), lambda.type());
    }
    code.return_();
  }

  private static String instance(int number) {
    return "INSTANCE" + number;
  }

  private static MethodTypeDesc constructor(Lambda lambda) {
    return lambda.captured().insertParameterTypes(0, CD_int);
  }

  private static List<Field> fields(Lambda lambda) {
    Map<TypeKind, Integer> used = new LinkedHashMap<>();
    List<Field> fields = new ArrayList<>();
    for (ClassDesc type : lambda.captured().parameterList()) {
      TypeKind kind = TypeKind.from(type).asLoadable();
      fields.add(new Field(kind, used.merge(kind, 1, Integer::sum) - 1));
    }
    return fields;
  }

  private void store(CodeBuilder code, List<Field> fields) {
    code.aload(0).invokespecial(ConstantDescs.CD_Object, INIT_NAME, MTD_void);
    code.aload(0).iload(code.parameterSlot(0)).putfield(self, NUMBER, CD_int);
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      code.aload(0).loadLocal(field.kind(), code.parameterSlot(i + 1));
      code.putfield(self, field.name(), field.type());
    }
    code.return_();
  }

  private void invoke(CodeBuilder code, List<Integer> numbers) {
    List<SwitchCase> cases = new ArrayList<>();
    Label last = code.newLabel();
    for (int number : numbers.subList(0, numbers.size() - 1)) {
      cases.add(SwitchCase.of(number, code.newLabel()));
    }
    if (!cases.isEmpty()) {
      code.aload(0).getfield(self, NUMBER, CD_int).lookupswitch(last, cases);
    }
    for (SwitchCase c : cases) {
      code.labelBinding(c.target());
      invoke(code, lambdas.get(c.caseValue()));
    }
    code.labelBinding(last);
    invoke(code, lambdas.get(numbers.getLast()));
  }

  private void invoke(CodeBuilder code, Lambda lambda) {
    lambda.prepareCall(code);
    List<Field> fields = fields(lambda);
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      code.aload(0).getfield(self, field.name(), field.type());
      ClassDesc captured = lambda.captured().parameterType(i);
      if (field.kind() == TypeKind.REFERENCE) {
        Conversions.convert(code, field.type(), captured);
      }
      lambda.convertCaptured(code, i);
    }
    lambda.call(code);
  }
}
