// SPDX-License-Identifier: Apache-2.0
package kiki.project.report.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kiki.api.InputError;
import kiki.project.answer.FunctionAnswer;
import kiki.project.compile.Failure;
import kiki.project.report.PropertyView;
import kiki.project.run.ProjectResults;
import kiki.util.Resources;
import kiki.util.ResultFile;
import kiki.util.WorkingFolder;

/**
 * The report as files that a browser shows without a server or a network: an overview, a page for
 * each function, each source file and each failure.
 */
public final class HtmlSite {
  private static final List<String> ASSETS = List.of("style.css", "script.js");

  private final ProjectResults results;
  private final Path folder;

  private HtmlSite(ProjectResults results, Path folder) {
    this.results = results;
    this.folder = folder;
  }

  /**
   * @param folder of the project, whose sources are shown
   */
  public static HtmlSite of(ProjectResults results, Path folder) {
    return new HtmlSite(results, WorkingFolder.absolute(folder).normalize());
  }

  /**
   * Writes it to a folder, which is made if needed. The overview is written last.
   *
   * @throws InputError if a file cannot be written
   */
  public void write(Path target) {
    try {
      for (SitePage.Kind kind : SitePage.Kind.values()) {
        Files.createDirectories(target.resolve(kind.folder()));
        removeOld(target.resolve(kind.folder()));
      }
      for (String asset : ASSETS) {
        ResultFile.write(target.resolve(asset), Resources.read("site/" + asset).orElseThrow());
      }
      for (Map.Entry<String, String> page : pages().entrySet()) {
        ResultFile.write(target.resolve(page.getKey()), page.getValue());
      }
    } catch (IOException e) {
      throw new InputError(target + ": cannot be written: " + Failure.text(e));
    }
  }

  /** Pages of an earlier report, to which nothing leads any more. */
  private static void removeOld(Path pages) throws IOException {
    try (Stream<Path> files = Files.list(pages)) {
      for (Path file :
          files.filter(f -> f.getFileName().toString().matches("[0-9]+\\.html")).toList()) {
        Files.delete(file);
      }
    }
  }

  /** All pages by their names, the overview last. */
  Map<String, String> pages() {
    List<PropertyView> views = PropertyView.of(results);
    SiteIndex index = SiteIndex.of(results, views);
    Map<String, String> pages = new LinkedHashMap<>();
    Map<String, List<PropertyView>> ofFiles = new TreeMap<>();
    views.forEach(
        v ->
            ofFiles.computeIfAbsent(v.property().location().file(), _ -> new ArrayList<>()).add(v));
    index
        .sources()
        .forEach(
            (file, page) ->
                pages.put(
                    page.name(),
                    new SourcePage(index)
                        .text(file, lines(file), ofFiles.getOrDefault(file, List.of()))));
    for (FunctionAnswer answer : results.answers()) {
      pages.put(index.page(answer).name(), new FunctionPage(index).text(answer));
    }
    for (PropertyView view : views) {
      for (PropertyView.Occurrence o : view.occurrences()) {
        o.property()
            .finding()
            .violation()
            .ifPresent(
                failed ->
                    pages.put(
                        index.trace(o).orElseThrow().name(),
                        new TracePage(index).text(o, failed, this::lines)));
      }
    }
    pages.put("index.html", new OverviewPage(index).text(results, views));
    return pages;
  }

  /** Of a file of the project; of others nothing is shown. */
  private List<String> lines(String file) {
    try {
      Path path = folder.resolve(file).normalize();
      return path.startsWith(folder) && Files.isRegularFile(path)
          ? Files.readString(path, StandardCharsets.UTF_8).lines().toList()
          : List.of();
    } catch (IOException | InvalidPathException e) {
      return List.of();
    }
  }
}
