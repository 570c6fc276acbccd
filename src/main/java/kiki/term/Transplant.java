package kiki.term;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds terms again in a factory, which may be another one, with symbols replaced by terms of that
 * factory.
 */
public final class Transplant {
  private final Terms target;
  private final Map<Term, Term> built;

  /** Terms to be built may contain no other symbols than these. */
  public Transplant(Terms target, Map<Symbol, Term> symbols) {
    this.target = target;
    this.built = new HashMap<>(symbols);
  }

  /** Makes a term stand for another one from now on. */
  public void replace(Term term, Term replacement) {
    built.put(term, apply(replacement));
  }

  public Term apply(Term root) {
    Term known = built.get(root);
    return known == null ? buildAll(root) : known;
  }

  private Term buildAll(Term root) {
    for (Term term : Traversal.postorder(List.of(root))) {
      if (!built.containsKey(term)) {
        built.put(term, build(term));
      }
    }
    return built.get(root);
  }

  private Term build(Term term) {
    return switch (term) {
      case Constant constant -> target.constant(constant.value());
      case Symbol symbol -> throw new IllegalArgumentException("unknown symbol " + symbol.name());
      case Application application -> {
        Term[] arguments = new Term[term.arity()];
        for (int i = 0; i < arguments.length; i++) {
          arguments[i] = built.get(term.argument(i));
        }
        yield Rebuilder.rebuild(target, application, arguments);
      }
    };
  }
}
