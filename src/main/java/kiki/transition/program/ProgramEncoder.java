// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import kiki.bitblast.BitBlaster;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.program.Property;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.ControlPoint;
import kiki.ssa.form.ObjectAddress;
import kiki.ssa.form.StepRelation;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.CanonicalTerms;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Encodes the steps of a program (LLUMC, definitions 4 to 7). Latches are the number of the present
 * control point, in systems of basic blocks that of the previous one, and the variables. Steps of
 * blocks go to a point of its own where a property is violated, as in the paper; larger ones show
 * the violation while they are made.
 */
public final class ProgramEncoder {
  private final StepRelation relation;
  private final Aig graph;
  private final Words words;
  private final List<Integer> constraints = new ArrayList<>();
  private final BitBlaster blaster;
  private final CanonicalTerms canonical;
  private final OpenReads reads;
  private final Map<Property, Term> violations;
  private final ControlCodes codes;
  private int[] current = {};
  private int[] previous = {};

  private ProgramEncoder(
      StepRelation relation,
      Aig graph,
      Map<Property, Term> violations,
      ControlCodes codes,
      OpenReads reads,
      Runnable progress) {
    this.relation = relation;
    this.graph = graph;
    this.words = new Words(graph);
    this.violations = violations;
    this.codes = codes;
    this.reads = reads;
    this.blaster = new BitBlaster(graph, constraints::add, progress);
    this.canonical = new CanonicalTerms(relation.terms(), progress);
  }

  /**
   * The system of a program's steps.
   *
   * @param mostGates that it may have
   * @param mostPredicates that it offers to invariants
   * @param progress called often; what it throws ends the encoding
   * @throws CancellationException if it has more gates
   */
  public static ProgramSystem encode(
      StepRelation relation, int mostGates, int mostPredicates, Runnable progress) {
    StepRelation relevant = RelevantState.of(relation);
    Map<Property, Term> violations = violations(relevant);
    int errors =
        switch (relevant.grain()) {
          case BLOCKS -> violations.size() + relevant.unsupported().size();
          case LOOPS -> 0;
        };
    Aig graph = new Aig();
    Runnable limited =
        () -> {
          progress.run();
          if (graph.size() > mostGates) {
            throw new CancellationException("the transition system is too large");
          }
        };
    ControlCodes codes = new ControlCodes(relevant.points().size(), errors);
    OpenReads reads = OpenReads.of(relevant);
    return new ProgramEncoder(relevant, graph, violations, codes, reads, limited)
        .system(mostPredicates);
  }

  private static Map<Property, Term> violations(StepRelation relation) {
    Terms terms = relation.terms();
    Map<Property, Term> violations = new LinkedHashMap<>();
    for (AssertionInstance a : relation.assertions()) {
      violations.merge(a.property(), a.violation(), terms::or);
    }
    return violations;
  }

  private boolean isByBlocks() {
    return relation.grain() == StepRelation.Grain.BLOCKS;
  }

  private ProgramSystem system(int mostPredicates) {
    current = graph.inputs(codes.width());
    previous = isByBlocks() ? graph.inputs(codes.width()) : previous;
    prepare();
    int[] bads = bads();
    SystemParts parts = new SystemParts(graph);
    int[] next = nextPoint(bads);
    parts.latches("curr", current, next, codes.word(codes.point(0)));
    if (isByBlocks()) {
      parts.latches("pred", previous, current, codes.word(codes.point(0)));
    }
    Reset reset = isByBlocks() ? Reset.FREE : Reset.ZERO;
    for (StepRelation.StateVariable v : scalars()) {
      parts.latches(v.name(), blaster.bits(v.symbol()), nextValue(v), reset);
    }
    for (ObjectAddress address : relation.addresses()) {
      if (address.address() instanceof FreeSymbol symbol && blaster.knownBits(symbol) != null) {
        parts.latches("address", blaster.bits(symbol), blaster.bits(symbol), Reset.FREE);
      }
    }
    constraints.add(0, atMostGreatest(current));
    if (isByBlocks()) {
      constraints.add(1, atMostGreatest(previous));
      bads = errors(bads.length);
    }
    List<Term> predicates = predicates(mostPredicates);
    Map<FreeSymbol, int[]> known = known();
    parts.inputs(known);
    int[] required = constraints.stream().mapToInt(c -> c).filter(c -> c != Aig.TRUE).toArray();
    TransitionSystem system =
        new TransitionSystem(graph, parts.inputs(), parts.latches(), required, bads);
    return new ProgramSystem(
        system.withPredicates(
            predicates.stream().map(p -> blaster.bits(canonical.of(p))[0]).toList()),
        predicates,
        List.copyOf(violations.keySet()),
        relation.unsupported(),
        relation,
        codes,
        known,
        parts.names(),
        reads.gaps());
  }

  /** Gives control points their bits, and takes arrays out of all terms. */
  private void prepare() {
    for (int i = 0; i < relation.points().size(); i++) {
      bind(relation.points().get(i), codes.point(i));
    }
    Set<Term> roots = new LinkedHashSet<>(violations.values());
    relation.unsupported().forEach(u -> roots.add(u.guard()));
    for (StepRelation.Arrival a : relation.arrivals()) {
      roots.add(a.guard());
      a.values().forEach((variable, value) -> roots.add(value));
    }
    roots.addAll(relation.constraints());
    roots.removeIf(OpenReads::isArray);
    reads.add(roots);
    scalars().forEach(v -> blaster.bits(v.symbol()));
    for (Term constraint : relation.constraints()) {
      constraints.add(literal(constraint));
    }
  }

  private void bind(ControlPoint point, int code) {
    int at = words.equal(current, codes.word(code));
    blaster.bind((FreeSymbol) point.at(), new int[] {at});
  }

  private List<StepRelation.StateVariable> scalars() {
    return relation.state().stream().filter(v -> !OpenReads.isArray(v.symbol())).toList();
  }

  private int literal(Term term) {
    return bits(term)[0];
  }

  private int[] bits(Term term) {
    return blaster.bits(canonical.of(reads.get(term)));
  }

  /** That each property is violated, and each obstacle reached, in the present step. */
  private int[] bads() {
    List<Term> all = new ArrayList<>(violations.values());
    relation.unsupported().stream().map(UnsupportedInstance::guard).forEach(all::add);
    return all.stream().mapToInt(this::literal).toArray();
  }

  /** Where the step ends: where it arrives; at an error if it is bad, at the end otherwise. */
  private int[] nextPoint(int[] bads) {
    Map<Term, Integer> places = new HashMap<>();
    relation.points().forEach(p -> places.put(p.at(), codes.point(places.size())));
    int[] next = codes.word(codes.end());
    for (StepRelation.Arrival a : relation.arrivals()) {
      int[] point = codes.word(places.get(a.to().at()));
      next = words.mux(literal(a.guard()), point, next);
    }
    for (int i = 0; isByBlocks() && i < bads.length; i++) {
      int[] error = codes.word(codes.error(i));
      int stays = words.equal(current, error);
      next = words.mux(graph.or(bads[i], stays), error, next);
    }
    return next;
  }

  private int[] errors(int count) {
    int[] errors = new int[count];
    for (int i = 0; i < count; i++) {
      errors[i] = words.equal(current, codes.word(codes.error(i)));
    }
    return errors;
  }

  /** What invariants may say of the words of the state besides their bits. */
  private List<Term> predicates(int most) {
    Set<Term> state = new HashSet<>();
    scalars().forEach(v -> state.add(v.symbol()));
    List<Term> roots = reads.results().stream().map(canonical::of).toList();
    return new WordPredicates(relation.terms(), state).in(roots, most);
  }

  /** The paper's "same" where a step does not say what becomes of the variable. */
  private int[] nextValue(StepRelation.StateVariable variable) {
    int[] next = blaster.bits(variable.symbol());
    for (StepRelation.Arrival a : relation.arrivals()) {
      Term value = a.values().get(variable);
      if (value != null && value != variable.symbol()) {
        next = words.mux(literal(a.guard()), bits(value), next);
      }
    }
    return next;
  }

  /** Definition 6. */
  private int atMostGreatest(int[] code) {
    int[] greatest = codes.word(codes.greatest());
    int less = Aig.FALSE;
    int equal = Aig.TRUE;
    for (int i = code.length - 1; i >= 0; i--) {
      less = graph.or(less, graph.and(equal, graph.and(Aig.not(code[i]), greatest[i])));
      equal = graph.and(equal, Aig.not(graph.xor(code[i], greatest[i])));
    }
    return graph.or(less, equal);
  }

  private Map<FreeSymbol, int[]> known() {
    Map<FreeSymbol, int[]> known = new LinkedHashMap<>();
    for (FreeSymbol symbol : Traversal.symbols(reads.results())) {
      if (!OpenReads.isArray(symbol) && blaster.knownBits(symbol) != null) {
        known.put(symbol, blaster.bits(symbol));
      }
    }
    scalars().forEach(v -> known.put((FreeSymbol) v.symbol(), blaster.bits(v.symbol())));
    return known;
  }
}
