// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;

/** What the statements of a function body refer to. */
public final class FunctionContext {
  /** A label: where it is defined and where it is first used. */
  public static final class LabelUse {
    public final String name;
    private Optional<Token> defined = Optional.empty();
    private Optional<Token> used = Optional.empty();

    LabelUse(String name) {
      this.name = name;
    }

    public Optional<Token> definition() {
      return defined;
    }

    public Optional<Token> firstUse() {
      return used;
    }

    public void define(Token at) {
      defined = Optional.of(at);
    }

    public void use(Token at) {
      used = used.or(() -> Optional.of(at));
    }
  }

  private final Symbol symbol;
  private final Map<String, LabelUse> labels = new LinkedHashMap<>();
  private final Map<String, Integer> localCounts = new HashMap<>();
  private final Deque<Map<String, LabelUse>> localLabels = new ArrayDeque<>();
  public final Deque<SwitchContext> switches = new ArrayDeque<>();
  public int loops;

  public FunctionContext(Symbol symbol) {
    this.symbol = symbol;
  }

  public String name() {
    return symbol.name();
  }

  public FunctionType type() {
    return (FunctionType) symbol.type();
  }

  public void openBlock() {
    localLabels.push(new LinkedHashMap<>());
  }

  /** The local labels of the block that ends. */
  public Iterable<LabelUse> closeBlock() {
    return localLabels.pop().values();
  }

  /** GNU {@code __label__}: the label gets a name of its own. */
  public void declareLocal(String name) {
    int number = localCounts.merge(name, 1, Integer::sum);
    localLabels.peek().put(name, new LabelUse(name + "$" + number));
  }

  public LabelUse label(String name) {
    for (Map<String, LabelUse> block : localLabels) {
      LabelUse local = block.get(name);
      if (local != null) {
        return local;
      }
    }
    return labels.computeIfAbsent(name, LabelUse::new);
  }

  public Iterable<LabelUse> labels() {
    return labels.values();
  }
}
