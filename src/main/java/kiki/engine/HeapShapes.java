package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.HeapShape;
import kiki.domain.PointerShape;
import kiki.domain.PoolShape;
import kiki.domain.Variable;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.ssa.PointerParts;
import kiki.ssa.PoolView;
import kiki.ssa.Ssa;
import kiki.ssa.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;

/** Describes the pointers and pools of a loop to the heap domain. */
final class HeapShapes {
  /** Templates grow with the square of the pointers. */
  private static final int MAX_POSITIONS = 6;

  private static final IntType POSITION =
      new IntType(IntType.Kind.BITVECTOR, PointerParts.INDEX_WIDTH, IntType.Sign.UNSIGNED);

  private final Ssa ssa;
  private final VariableRegistry registry;

  HeapShapes(Ssa ssa, VariableRegistry registry) {
    this.ssa = ssa;
    this.registry = registry;
  }

  /** The instance can start in an arbitrary iteration. */
  HeapShape of(LoopView loop, LoopInstance instance) {
    Map<SsaVariable, Term> changed = instance.pre().orElseThrow().values();
    List<PointerShape> pointers = new ArrayList<>();
    changed.forEach(
        (variable, value) -> {
          if (isPointer(variable)) {
            pointers.add(pointer(loop, variable, null, PointerParts.offsetWidth(value.width())));
          }
        });
    List<PoolShape> pools = new ArrayList<>();
    Map<SsaVariable, Term> all = new LinkedHashMap<>(changed);
    instance.unchanged().forEach(all::putIfAbsent);
    for (PoolView pool : ssa.pools()) {
      all.keySet().stream()
          .filter(v -> v.role() == SsaVariable.Role.COUNT && v.instance() == pool.number())
          .findFirst()
          .filter(count -> isTouched(pool, count, changed))
          .ifPresent(count -> pools.add(pool(loop, pool, count, changed, all)));
    }
    return new HeapShape(pointers, pools);
  }

  private boolean isPointer(SsaVariable variable) {
    return registry.isNameable(variable) && variable.type() instanceof PointerType;
  }

  /** Whether the loop changes the pool or a pointer into it. */
  private boolean isTouched(PoolView pool, SsaVariable count, Map<SsaVariable, Term> changed) {
    return changed.entrySet().stream()
        .anyMatch(
            e ->
                isOf(e.getKey(), count)
                    || isPointer(e.getKey()) && pool.isTargetOf(e.getValue()));
  }

  private static boolean isOf(SsaVariable variable, SsaVariable count) {
    return variable.role() != SsaVariable.Role.PART && variable.instance() == count.instance();
  }

  private PoolShape pool(
      LoopView loop,
      PoolView pool,
      SsaVariable count,
      Map<SsaVariable, Term> changed,
      Map<SsaVariable, Term> all) {
    List<PoolShape.Position> positions = new ArrayList<>();
    List<PointerShape> links = new ArrayList<>();
    List<Variable> numbers = new ArrayList<>();
    Variable alive = null;
    for (Map.Entry<SsaVariable, Term> e : all.entrySet()) {
      SsaVariable variable = e.getKey();
      if (!isOf(variable, count)) {
        continue;
      }
      if (variable.role() == SsaVariable.Role.ALIVE) {
        alive = named(loop, new Part(variable, Part.Aspect.VALUE, null, count), IntType.BOOL);
      } else if (variable.role() == SsaVariable.Role.POOLED
          && variable.type() instanceof PointerType) {
        int element = ((kiki.term.Sort.Array) e.getValue().sort()).element() instanceof
                kiki.term.Sort.BitVec(int width)
            ? width
            : 0;
        links.add(pointer(loop, variable, count, PointerParts.offsetWidth(element)));
        if (pool.isTargetOf(e.getValue())) {
          positions.add(position(loop, variable, count, count));
        }
      } else if (variable.role() == SsaVariable.Role.POOLED
          && variable.type() instanceof IntType type) {
        numbers.add(named(loop, new Part(variable, Part.Aspect.VALUE, null, count), type));
      }
    }
    addPointers(positions, loop, pool, count, changed);
    addPointers(positions, loop, pool, count, all);
    return new PoolShape(
        named(loop, new Part(count, Part.Aspect.INDEX, null, count), POSITION),
        named(loop, Part.of(count, Part.Aspect.VALUE), POSITION),
        alive,
        positions,
        links,
        numbers);
  }

  private void addPointers(
      List<PoolShape.Position> positions,
      LoopView loop,
      PoolView pool,
      SsaVariable count,
      Map<SsaVariable, Term> variables) {
    for (Map.Entry<SsaVariable, Term> e : variables.entrySet()) {
      if (positions.size() < MAX_POSITIONS
          && isPointer(e.getKey())
          && !(e.getValue() instanceof Constant)
          && pool.isTargetOf(e.getValue())) {
        PoolShape.Position position = position(loop, e.getKey(), count, null);
        if (!positions.contains(position)) {
          positions.add(position);
        }
      }
    }
  }

  private PoolShape.Position position(
      LoopView loop, SsaVariable pointer, SsaVariable pool, SsaVariable owner) {
    return new PoolShape.Position(
        named(loop, new Part(pointer, Part.Aspect.AFTER, pool, owner), POSITION),
        named(loop, new Part(pointer, Part.Aspect.AT, pool, owner), POSITION));
  }

  private PointerShape pointer(
      LoopView loop, SsaVariable variable, SsaVariable owner, int offsetWidth) {
    CType offset = offsetWidth == IntType.INT.width() ? IntType.INT : IntType.LONG_LONG;
    return new PointerShape(
        named(
            loop, new Part(variable, Part.Aspect.OBJECT, null, owner), IntType.UNSIGNED_SHORT),
        named(loop, new Part(variable, Part.Aspect.OFFSET, null, owner), offset));
  }

  private Variable named(LoopView loop, Part part, CType type) {
    return registry.named(loop, part, type, Variable.Origin.GHOST);
  }
}
