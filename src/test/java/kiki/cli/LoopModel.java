// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A program over few bits whose states are all visited: it has an endless run or it has none. */
record LoopModel(List<Variable> variables, List<Code> code, Arithmetic arithmetic) {
  private static final int MAX_STATES = 400_000;

  /** What an operation does whose result the operands' type does not have. */
  enum Arithmetic {
    /** Operands are promoted to a type with all results; assignments cut. */
    PROMOTED,
    /** It wraps around. */
    WRAPPING,
    /** It is undefined. */
    UNDEFINED
  }

  /** Which runs there are after an overflow that is undefined. */
  enum Overflow {
    WRAPS,
    ENDS
  }

  record Variable(String name, int width, boolean signed) {
    long wrap(long value) {
      long low = value & (1L << width) - 1;
      return signed && low >> width - 1 == 1 ? low - (1L << width) : low;
    }
  }

  sealed interface Operand {}

  record Constant(long value) implements Operand {}

  record Read(int variable) implements Operand {}

  /** Of a variable among those from {@code first} on, {@code size} being a power of two. */
  record Element(int first, int size, Operand index) implements Operand {}

  record Operation(char operator, Operand left, Operand right) implements Operand {}

  record Condition(Operand left, String relation, Operand right) {}

  sealed interface Code {}

  record Store(int variable, Operand value) implements Code {}

  record StoreElement(int first, int size, Operand index, Operand value) implements Code {}

  record Choose(int variable) implements Code {}

  /** Goes on if the condition holds, otherwise at the target. */
  record Test(Condition condition, int otherwise) implements Code {}

  record Jump(int target) implements Code {}

  record End() implements Code {}

  /** Whether some run does not end; empty if there are too many states to tell. */
  Optional<Boolean> hasEndlessRun(Overflow overflow) {
    return new Search(overflow).run();
  }

  /** Depth first; a state that is met again while its successors are visited is on a cycle. */
  private final class Search {
    private final Overflow overflow;
    private final Map<Long, Boolean> finished = new HashMap<>();
    private final Deque<Visit> path = new ArrayDeque<>();
    private boolean overflowed;

    Search(Overflow overflow) {
      this.overflow = overflow;
    }

    private record Visit(long state, Deque<Long> successors) {}

    Optional<Boolean> run() {
      enter(pack(0, new long[variables.size()]));
      while (!path.isEmpty()) {
        Visit top = path.peek();
        if (top.successors().isEmpty()) {
          finished.put(top.state(), true);
          path.pop();
          continue;
        }
        long next = top.successors().pop();
        Boolean known = finished.get(next);
        if (known == null) {
          enter(next);
        } else if (!known) {
          return Optional.of(true);
        }
        if (finished.size() > MAX_STATES) {
          return Optional.empty();
        }
      }
      return Optional.of(false);
    }

    private void enter(long state) {
      finished.put(state, false);
      path.push(new Visit(state, successors(state)));
    }

    private Deque<Long> successors(long state) {
      long[] values = new long[variables.size()];
      int position = unpack(state, values);
      Deque<Long> result = new ArrayDeque<>();
      overflowed = false;
      switch (code.get(position)) {
        case End() -> {}
        case Jump(int target) -> result.add(pack(target, values));
        case Store(int variable, Operand value) ->
            store(result, position, values, variable, evaluate(value, values));
        case StoreElement(int first, int size, Operand index, Operand value) -> {
          int at = first + (int) (evaluate(index, values) & size - 1);
          store(result, position, values, at, evaluate(value, values));
        }
        case Choose(int variable) -> {
          for (long v = 0; v < 1L << variables.get(variable).width(); v++) {
            store(result, position, values, variable, v);
          }
        }
        case Test(Condition c, int otherwise) -> {
          int next = holds(c, values) ? position + 1 : otherwise;
          if (goesOn()) {
            result.add(pack(next, values));
          }
        }
      }
      return result;
    }

    private void store(Deque<Long> result, int position, long[] values, int variable, long value) {
      if (goesOn()) {
        long[] changed = values.clone();
        changed[variable] = variables.get(variable).wrap(value);
        result.add(pack(position + 1, changed));
      }
    }

    private boolean goesOn() {
      return !overflowed || overflow == Overflow.WRAPS;
    }

    private boolean holds(Condition c, long[] values) {
      long left = evaluate(c.left(), values);
      long right = evaluate(c.right(), values);
      return switch (c.relation()) {
        case "<" -> left < right;
        case "<=" -> left <= right;
        case ">" -> left > right;
        case ">=" -> left >= right;
        case "==" -> left == right;
        default -> left != right;
      };
    }

    private long evaluate(Operand operand, long[] values) {
      return switch (operand) {
        case Constant(long value) -> value;
        case Read(int variable) -> values[variable];
        case Element(int first, int size, Operand index) ->
            values[first + (int) (evaluate(index, values) & size - 1)];
        case Operation(char operator, Operand left, Operand right) ->
            fit(apply(operator, evaluate(left, values), evaluate(right, values)));
      };
    }

    private static long apply(char operator, long left, long right) {
      return switch (operator) {
        case '+' -> left + right;
        case '-' -> left - right;
        case '*' -> left * right;
        case '&' -> left & right;
        case '|' -> left | right;
        case '^' -> left ^ right;
        case '/' -> left / right;
        default -> left % right;
      };
    }

    /** All variables have one type if operands are not promoted. */
    private long fit(long value) {
      long wrapped = arithmetic == Arithmetic.PROMOTED ? value : variables.getFirst().wrap(value);
      overflowed |= arithmetic == Arithmetic.UNDEFINED && wrapped != value;
      return wrapped;
    }
  }

  private long pack(int position, long[] values) {
    long packed = position;
    for (int i = 0; i < values.length; i++) {
      int width = variables.get(i).width();
      packed = packed << width | values[i] & (1L << width) - 1;
    }
    return packed;
  }

  private int unpack(long state, long[] values) {
    long rest = state;
    for (int i = values.length - 1; i >= 0; i--) {
      values[i] = variables.get(i).wrap(rest);
      rest >>>= variables.get(i).width();
    }
    return (int) rest;
  }
}
