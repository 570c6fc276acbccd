// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.options.DataModel;
import kiki.program.Program;

/** From C text or files to programs. */
final class CPrograms {
  private CPrograms() {}

  static Program text(String text, DataModel model) {
    return program(CSource.text("test.c", text), List.of(), model);
  }

  static Program file(Path file, List<Path> includes, DataModel model) {
    return program(CSource.file(file), includes, model);
  }

  private static Program program(CSource source, List<Path> includes, DataModel model) {
    List<String> words = new ArrayList<>();
    words.add(model == DataModel.ILP32 ? "--32" : "--64");
    includes.forEach(i -> words.addAll(List.of("-I", i.toString())));
    return new CReader(Arguments.options(words.toArray(String[]::new))).read(source).lowered();
  }
}
