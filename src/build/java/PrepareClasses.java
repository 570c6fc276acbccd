// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Run by the launcher on the classes it has compiled: puts ordinary code in the place of dynamic
 * call sites. Each of those runs a bootstrap method when it is first executed, which generates
 * classes (about a millisecond); a short run of kiki meets hundreds.
 */
final class PrepareClasses {
  private static final List<Replacement> REPLACEMENTS =
      List.of(new TypeSwitches(), new RecordMethods(), new Lambdas());

  private final ClassFile classFile;
  private final Map<ClassDesc, List<ClassDesc>> newNestMembers = new LinkedHashMap<>();

  private PrepareClasses(ClassFile classFile) {
    this.classFile = classFile;
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      ClassHierarchyResolver hierarchy = ClassHierarchyResolver.ofResourceParsing(loader);
      ClassFile classFile =
          ClassFile.of(
              ClassFile.ClassHierarchyResolverOption.of(hierarchy.cached()),
              ClassFile.ConstantPoolSharingOption.NEW_POOL);
      new PrepareClasses(classFile).run(folder);
    }
  }

  private void run(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(f -> f.toString().endsWith(".class")).sorted().toList();
    }
    Map<Path, byte[]> changed = new LinkedHashMap<>();
    for (Path file : files) {
      ClassModel model = classFile.parse(file);
      if (model.methods().stream().anyMatch(PrepareClasses::isAffected)) {
        AddedCode added = new AddedCode(model);
        changed.put(file, replaced(model, added));
        for (Map.Entry<ClassDesc, byte[]> e : added.classes().entrySet()) {
          changed.put(fileOf(folder, e.getKey()), e.getValue());
          newNestMembers.computeIfAbsent(added.nestHost(), h -> new ArrayList<>()).add(e.getKey());
        }
      }
    }
    for (ClassDesc host : newNestMembers.keySet()) {
      Path file = fileOf(folder, host);
      byte[] bytes = changed.containsKey(file) ? changed.get(file) : Files.readAllBytes(file);
      changed.put(file, withNestMembers(classFile.parse(bytes)));
    }
    for (Map.Entry<Path, byte[]> e : changed.entrySet()) {
      Files.write(e.getKey(), e.getValue());
    }
  }

  private static Path fileOf(Path folder, ClassDesc type) {
    String descriptor = type.descriptorString();
    return folder.resolve(descriptor.substring(1, descriptor.length() - 1) + ".class");
  }

  private static boolean isAffected(MethodModel method) {
    return method.code().isPresent()
        && method.code().get().elementStream().anyMatch(e -> replacement(e).isPresent());
  }

  private static Optional<Replacement> replacement(CodeElement element) {
    return element instanceof InvokeDynamicInstruction site
        ? REPLACEMENTS.stream().filter(r -> r.applies(site)).findFirst()
        : Optional.empty();
  }

  private byte[] replaced(ClassModel model, AddedCode added) {
    ClassTransform calls =
        ClassTransform.transformingMethodBodies(
            PrepareClasses::isAffected,
            (code, element) ->
                replacement(element)
                    .ifPresentOrElse(
                        r -> r.replace((InvokeDynamicInstruction) element, code, added),
                        () -> code.with(element)));
    return classFile.transformClass(
        model, calls.andThen(ClassTransform.endHandler(added::addMethods)));
  }

  private byte[] withNestMembers(ClassModel host) {
    List<ClassDesc> members = new ArrayList<>();
    host.findAttribute(Attributes.nestMembers())
        .ifPresent(a -> a.nestMembers().forEach(m -> members.add(m.asSymbol())));
    members.addAll(newNestMembers.get(host.thisClass().asSymbol()));
    ClassTransform drop = ClassTransform.dropping(PrepareClasses::isNestMembers);
    return classFile.transformClass(
        host,
        drop.andThen(
            ClassTransform.endHandler(c -> c.with(NestMembersAttribute.ofSymbols(members)))));
  }

  private static boolean isNestMembers(ClassElement element) {
    return element instanceof NestMembersAttribute;
  }
}
