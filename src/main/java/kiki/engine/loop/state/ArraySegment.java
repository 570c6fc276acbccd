// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The elements of arrays between borders (arrays, equations 10 to 16), or pairs of such elements,
 * the first before the second.
 *
 * @param indexWidth of the arrays it is meant in
 * @param length elements from there on are not meant; {@link SsaVariable.Dimension#UNKNOWN} if all
 *     are
 * @param cells where the elements are, one or two
 * @param objects of a pool whose members the arrays are; empty if they are no such members. The
 *     last index then says which object.
 */
public record ArraySegment(
    int indexWidth, long length, List<Range> cells, Optional<PoolSubset> objects)
    implements IndexedRegion {
  /** What the indices are called in texts. */
  public static final List<String> NAMES = List.of("k", "l");

  /**
   * Elements at a constant distance from each other.
   *
   * @param step between them, at least one
   * @param rest of their indices
   */
  public record Stride(long step, long rest) {
    public static final Stride ONE = new Stride(1, 0);

    private Term has(Terms terms, Term index) {
      int low = Long.numberOfTrailingZeros(step);
      return step == 1L << low && low > 0
          ? terms.equal(terms.extract(index, low - 1, 0), terms.bits(low, rest))
          : terms.equal(
              terms.urem(index, terms.bits(index.width(), step)), terms.bits(index.width(), rest));
    }
  }

  /**
   * The elements from a border up to, but without, another; without a border from the start or to
   * the end.
   */
  public record Range(Optional<Border> from, Optional<Border> to, Stride stride) {
    public static final Range WHOLE = new Range(Optional.empty(), Optional.empty());

    private Range(Optional<Border> from, Optional<Border> to) {
      this(from, to, Stride.ONE);
    }

    /** Only some of the elements. */
    public Range every(Stride other) {
      return new Range(from, to, other);
    }

    public boolean isStrided() {
      return !stride.equals(Stride.ONE);
    }

    public static Range before(Border border) {
      return new Range(Optional.empty(), Optional.of(border));
    }

    public static Range from(Border border) {
      return new Range(Optional.of(border), Optional.empty());
    }

    public static Range between(Border from, Border to) {
      return new Range(Optional.of(from), Optional.of(to));
    }

    /** Whether it surely has no element of an array of some length, which may be unknown. */
    public boolean isEmpty(long length) {
      return from.filter(
                  b ->
                      b.isConstant()
                          && length != SsaVariable.Dimension.UNKNOWN
                          && b.constant() >= length)
              .isPresent()
          || to.filter(b -> b.isConstant() && b.constant() <= 0).isPresent();
    }

    private Range renamed(FormNames names) {
      return new Range(from.map(b -> b.renamed(names)), to.map(b -> b.renamed(names)), stride);
    }

    private String text(String end) {
      return "["
          + from.map(Border::text).orElse("0")
          + ", "
          + to.map(Border::text).orElse(end)
          + ")";
    }
  }

  public ArraySegment {
    cells = List.copyOf(cells);
  }

  public ArraySegment(int indexWidth, long length, List<Range> cells) {
    this(indexWidth, length, cells, Optional.empty());
  }

  /** Where in an array, which may be that of all objects of a pool, an element is. */
  Term address(Terms terms, List<Term> indices, Term element) {
    return objects.isPresent() ? terms.concat(indices.getLast(), element) : element;
  }

  public boolean isOfPairs() {
    return cells.size() > 1;
  }

  @Override
  public ArraySegment renamed(FormNames names) {
    return new ArraySegment(
        indexWidth,
        length,
        cells.stream().map(range -> range.renamed(names)).toList(),
        objects.map(o -> o.renamed(names)));
  }

  @Override
  public String scope() {
    String end = length == SsaVariable.Dimension.UNKNOWN ? "end" : Long.toString(length);
    Range first = cells.getFirst();
    Range last = cells.getLast();
    String of = objects.map(PoolSubset::scope).orElse("");
    if (!isOfPairs()) {
      String which =
          first.isStrided()
              ? " with k %% %d == %d".formatted(first.stride().step(), first.stride().rest())
              : "";
      return of + "for all k in " + first.text(end) + which + ": ";
    }
    return of
        + (first.equals(last)
            ? "for all k < l in " + first.text(end) + ": "
            : "for all k in " + first.text(end) + ", l in " + last.text(end) + " with k < l: ");
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, List<Term> indices) {
    List<Term> conditions = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      Term index = indices.get(i);
      if (length != SsaVariable.Dimension.UNKNOWN) {
        conditions.add(terms.ult(index, terms.bits(indexWidth, length)));
      }
      Range range = cells.get(i);
      Optional<Term> lower = range.from.flatMap(b -> b.isUpTo(terms, snapshot, index));
      Optional<Term> upper = range.to.flatMap(b -> b.isAfter(terms, snapshot, index));
      if (lower.isPresent() != range.from.isPresent()
          || upper.isPresent() != range.to.isPresent()) {
        return Optional.empty();
      }
      if (range.isStrided()) {
        conditions.add(range.stride().has(terms, index));
      }
      lower.ifPresent(conditions::add);
      upper.ifPresent(conditions::add);
    }
    if (isOfPairs()) {
      conditions.add(terms.ult(indices.get(0), indices.get(1)));
    }
    if (objects.isPresent()) {
      Optional<Term> existing = objects.get().contains(terms, snapshot, List.of(indices.getLast()));
      if (existing.isEmpty()) {
        return Optional.empty();
      }
      conditions.add(existing.get());
    }
    return Optional.of(terms.and(conditions));
  }
}
