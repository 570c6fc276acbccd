// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.ssa.form.SsaVariable;

/** The objects of the execution at the places that the points-to analysis knows. */
public final class PointedObjects {
  private final PointsTo pointsTo;
  private final Memory memory;
  private final ObjectShapes shapes;
  private final ExecutionContext context;
  private Map<MemoryObject, Set<Place>> contents = Map.of();
  private final Map<MemoryObject, Set<Place>> anywhere = new LinkedHashMap<>();

  PointedObjects(PointsTo pointsTo, Memory memory, ObjectShapes shapes, ExecutionContext context) {
    this.pointsTo = pointsTo;
    this.memory = memory;
    this.shapes = shapes;
    this.context = context;
  }

  /** States what pointers in objects the analysis does not know may point to. */
  public void declareContents(Map<MemoryObject, Set<Place>> places) {
    contents = places;
  }

  /** What the analysis knows of pointers stored in a leaf. */
  public Set<Place> stored(ObjectInstance object, Leaf leaf) {
    if (!object.isAlone()) {
      Set<Place> all = new LinkedHashSet<>();
      object.pool().sites().forEach(s -> all.addAll(pointsTo.stored(s, leaf.foldedByte())));
      return all;
    }
    Set<Place> declared = contents.get(object.site());
    return declared != null ? declared : pointsTo.stored(object.site(), leaf.foldedByte());
  }

  /** The numbers of the objects that exist now at the given places. */
  public BitSet instances(Set<Place> places) {
    BitSet numbers = new BitSet();
    for (Place p : places) {
      instancesOf(p.object()).forEach(o -> numbers.set(o.number()));
    }
    numbers.clear(0);
    return numbers;
  }

  /** The objects of a site that exist now: of a local, in the activations on the stack. */
  public List<ObjectInstance> instancesOf(MemoryObject site) {
    return switch (site) {
      case MemoryObject.Named(Symbol s) when s.isStatic() || s.isFunction() ->
          List.of(context.object(s));
      case MemoryObject.Named(Symbol s) -> activations(s);
      case MemoryObject.Allocated a -> memory.instancesOf(a);
    };
  }

  private List<ObjectInstance> activations(Symbol local) {
    List<ObjectInstance> found = new ArrayList<>();
    for (Activation f : context.frame().stack()) {
      if (f.graph().declares(local)) {
        found.add(f.local(memory, local));
      }
    }
    return found;
  }

  /** Whatever a pointer of which nothing is known can point to. */
  Origin everything() {
    Origin all = new Origin();
    all.addDead();
    for (MemoryObject site : pointsTo.addressTaken()) {
      instancesOf(site).forEach(o -> all.addAnywhere(o.number()));
    }
    return all;
  }

  /** What a pointer can point to that lies at one of the given places. */
  public Origin origin(Set<Place> places) {
    Origin origin = new Origin();
    if (mayBeInput(places)) {
      origin.addInput();
    }
    for (Place p : places) {
      if (pointsTo.mayDie(p.object())) {
        origin.addDead();
      }
      for (ObjectInstance o : instancesOf(p.object())) {
        if (o.number() > 0 && isOnlyPlace(o, p.offset())) {
          origin.addAt(o.number(), BigInteger.valueOf(p.offset()));
        } else if (o.number() > 0) {
          origin.addAnywhere(o.number());
        }
      }
    }
    return origin;
  }

  /** Whether pointers that come from nowhere may be among those to the places given. */
  private boolean mayBeInput(Set<Place> places) {
    Set<MemoryObject> objects = new HashSet<>();
    places.forEach(p -> objects.add(p.object()));
    return mayBeOneOf(pointsTo.unsetGuesses(), objects)
        || mayBeOneOf(pointsTo.inputGuesses(), objects);
  }

  private static boolean mayBeOneOf(Set<Place> guesses, Set<MemoryObject> objects) {
    return !guesses.isEmpty() && guesses.stream().allMatch(g -> objects.contains(g.object()));
  }

  /**
   * Whether a pointer to the place can only lie at that very offset, if it lies in the object. The
   * analysis forgets indices: not so in an array, nor in a union, whose parts it does not tell
   * apart.
   */
  private boolean isOnlyPlace(ObjectInstance object, long offset) {
    if (object.isAllocated() && !isAnalyzedAs(object)) {
      return false;
    }
    int found = 0;
    for (Leaf leaf : object.shape().leaves()) {
      if (leaf.foldedByte() == offset) {
        found++;
        boolean plain = !leaf.isArray() && leaf.kind() != SsaVariable.Kind.BYTES;
        if (!plain || leaf.bitOffset() != 8 * offset) {
          return false;
        }
      }
    }
    return found == 1;
  }

  /** Whether the analysis folded offsets by the type that the object was made of. */
  private boolean isAnalyzedAs(ObjectInstance object) {
    return object.isAlone()
        ? isAnalyzedAs(object.site(), object.shape())
        : object.pool().sites().stream().allMatch(s -> isAnalyzedAs(s, object.shape()));
  }

  private boolean isAnalyzedAs(MemoryObject site, ObjectShape shape) {
    return Layout.hasConstantSize(site.type()) && shape == shapes.of(site.type());
  }

  /** What pointers anywhere in an object may point to. */
  public Set<Place> storedAnywhere(ObjectInstance object) {
    if (!object.isAlone()) {
      Set<Place> all = new LinkedHashSet<>();
      object.pool().sites().forEach(s -> all.addAll(pointsTo.storedAnywhere(s)));
      return all;
    }
    return anywhere.computeIfAbsent(object.site(), pointsTo::storedAnywhere);
  }
}
