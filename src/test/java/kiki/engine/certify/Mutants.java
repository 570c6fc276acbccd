// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.Proof;

/** Proofs whose invariants were changed: weakened, strengthened, or swapped between loops. */
final class Mutants {
  private final SplittableRandom random;

  Mutants(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Some mutants of a proof that has invariants. */
  List<Proof> of(Proof proof, int count) {
    List<Proof> mutants = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<InvariantLayer> layers = new ArrayList<>(proof.layers());
      int changed = random.nextInt(layers.size());
      layers.set(changed, mutant(layers.get(changed)));
      mutants.add(proof.withLayers(layers));
    }
    return mutants;
  }

  private InvariantLayer mutant(InvariantLayer layer) {
    Map<Integer, AbstractValue> values = new LinkedHashMap<>(layer.values());
    List<Integer> loops = List.copyOf(values.keySet());
    int loop = loops.get(random.nextInt(loops.size()));
    int other = loops.get(random.nextInt(loops.size()));
    if (loop != other && random.nextInt(3) == 0) {
      values.put(loop, layer.values().get(other));
      values.put(other, layer.values().get(loop));
    } else {
      values.put(loop, mutant(values.get(loop)));
    }
    return new InvariantLayer(layer.unwindings(), values);
  }

  private AbstractValue mutant(AbstractValue value) {
    int row = random.nextInt(value.parameters().size());
    return value.with(row, mutant(value.parameter(row)));
  }

  private Parameter mutant(Parameter parameter) {
    int step = 1 + random.nextInt(3);
    return switch (random.nextInt(4)) {
      case 0 -> Parameter.Extreme.TOP;
      case 1 -> Parameter.Extreme.BOTTOM;
      case 2 -> moved(parameter, step);
      default -> moved(parameter, -step);
    };
  }

  /** Strengthened as far as can be if it is no bound. */
  private static Parameter moved(Parameter parameter, int step) {
    return parameter instanceof Parameter.Bound(BigInteger value)
        ? new Parameter.Bound(value.add(BigInteger.valueOf(step)))
        : Parameter.Extreme.BOTTOM;
  }
}
