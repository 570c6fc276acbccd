package kiki.cfront.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.cfront.lex.Token;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;

/** What the statements of a function body refer to. */
final class FunctionContext {
  /** A label: where it is defined and where it is first used, each null until known. */
  static final class LabelUse {
    final String name;
    Token defined;
    Token used;

    LabelUse(String name) {
      this.name = name;
    }
  }

  private final Symbol symbol;
  private final Map<String, LabelUse> labels = new LinkedHashMap<>();
  private final Map<String, Integer> localCounts = new HashMap<>();
  private final Deque<Map<String, LabelUse>> localLabels = new ArrayDeque<>();
  final Deque<SwitchContext> switches = new ArrayDeque<>();
  int loops;

  FunctionContext(Symbol symbol) {
    this.symbol = symbol;
  }

  String name() {
    return symbol.name();
  }

  FunctionType type() {
    return (FunctionType) symbol.type();
  }

  void openBlock() {
    localLabels.push(new LinkedHashMap<>());
  }

  /** The local labels of the block that ends. */
  Iterable<LabelUse> closeBlock() {
    return localLabels.pop().values();
  }

  /** GNU {@code __label__}: the label gets a name of its own. */
  void declareLocal(String name) {
    int number = localCounts.merge(name, 1, Integer::sum);
    localLabels.peek().put(name, new LabelUse(name + "$" + number));
  }

  LabelUse label(String name) {
    for (Map<String, LabelUse> block : localLabels) {
      LabelUse local = block.get(name);
      if (local != null) {
        return local;
      }
    }
    return labels.computeIfAbsent(name, LabelUse::new);
  }

  Iterable<LabelUse> labels() {
    return labels.values();
  }
}
