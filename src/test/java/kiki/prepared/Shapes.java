// SPDX-License-Identifier: Apache-2.0
package kiki.prepared;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Code with dynamic call sites of every kind, and what it computes as text. */
public final class Shapes {
  private static final long WIDE = 1L << 40;

  private final String name;

  public Shapes(String name) {
    this.name = name;
  }

  private record None() {}

  private record All(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] a) {}

  private record Pair<A, B>(A first, B second) {}

  private sealed interface Shape {
    record Circle(double radius) implements Shape {}

    record Square(long side) implements Shape {}

    record Group(List<Shape> parts) implements Shape {}

    private String mine() {
      return "mine " + this;
    }

    default Supplier<String> description() {
      return this::mine;
    }

    static Function<Shape, String> namer() {
      return s -> s.getClass().getSimpleName();
    }
  }

  private sealed interface Sign permits Simple, Sum {}

  private enum Simple implements Sign {
    MINUS,
    PLUS,
    NONE
  }

  private record Sum(Sign left, Sign right) implements Sign {}

  /** What all of it computes, a line each. */
  public static List<String> all() {
    List<String> lines = new ArrayList<>();
    records(lines);
    switches(lines);
    lambdas(lines);
    new Shapes("it").references(lines);
    return lines;
  }

  private static void records(List<String> lines) {
    int[] array = {1};
    All one = new All(true, (byte) -1, 'x', (short) -2, 7, WIDE, -0.0f, Double.NaN, null, array);
    All two = new All(true, (byte) -1, 'x', (short) -2, 7, WIDE, -0.0f, Double.NaN, null, array);
    All three = new All(true, (byte) -1, 'x', (short) -2, 7, WIDE, 0.0f, Double.NaN, null, array);
    lines.add(one.equals(two) + " " + one.equals(three) + " " + one.equals(null));
    lines.add("" + (one.hashCode() == two.hashCode()));
    lines.add(one.toString().replaceAll("@[0-9a-f]+", "@"));
    lines.add(new None() + " " + new None().hashCode() + " " + new None().equals(new None()));
    Pair<String, Pair<Integer, Long>> pair = new Pair<>("a", new Pair<>(1, WIDE));
    lines.add(pair + " " + pair.hashCode() + " " + pair.equals(new Pair<>("a", "b")));
    lines.add(
        new All(false, (byte) 5, 'y', (short) 9, -7, -1, 1.5f, 2.5, "t", null).hashCode() + "");
  }

  private static String area(Object shape) {
    return switch (shape) {
      case null -> "nothing";
      case Shape.Circle(double radius) when radius > 10 -> "large";
      case Shape.Circle circle -> "circle " + circle.radius();
      case Shape.Square(long side) -> "square " + side * side;
      case Shape.Group(List<Shape> parts) -> parts.stream().map(Shapes::area).toList().toString();
      case String text -> text;
      case Object other -> "other " + other;
    };
  }

  private static String text(Sign sign) {
    return switch (sign) {
      case Simple.MINUS -> "-";
      case Simple.PLUS -> "+";
      case Sum(Sign left, Simple right) when right == Simple.NONE -> text(left);
      case Sum(Sign left, Sign right) -> text(left) + text(right);
      case Simple.NONE -> "";
    };
  }

  private static String name(Simple sign) {
    return switch (sign) {
      case null -> "null";
      case MINUS -> "minus";
      case Simple other when other == Simple.NONE -> "none";
      case PLUS -> "plus";
      case Simple other -> "another";
    };
  }

  private static String bits(String architecture) {
    return switch (architecture) {
      case "i386" -> "32";
      case "x86_64", "none" -> "64";
      case String other -> "not " + other;
    };
  }

  private static void switches(List<String> lines) {
    lines.add(text(new Sum(Simple.MINUS, new Sum(Simple.PLUS, Simple.NONE))));
    lines.add(name(null) + name(Simple.MINUS) + name(Simple.PLUS) + name(Simple.NONE));
    lines.add(bits("i386") + bits("x86_64") + bits("none") + bits("arm"));
    Shape group = new Shape.Group(List.of(new Shape.Circle(1), new Shape.Square(3)));
    for (Object o : new Object[] {null, new Shape.Circle(11), group, "text", 12}) {
      lines.add(area(o));
    }
    lines.add(group.description().get() + Shape.namer().apply(group));
  }

  private static void lambdas(List<String> lines) {
    byte small = 3;
    long wide = WIDE;
    double fraction = 0.25;
    String text = "captured";
    LongUnaryOperator add = x -> x + wide + small;
    BiFunction<Double, Character, String> mixed = (d, c) -> text + d * fraction + c;
    IntBinaryOperator subtract = (a, b) -> a - b;
    Supplier<Supplier<String>> nested = () -> () -> text + wide;
    Predicate<Object> isText = o -> o instanceof String;
    Consumer<String> sink = lines::add;
    sink.andThen(s -> lines.add(s + s)).accept(text);
    lines.add(add.applyAsLong(5) + mixed.apply(2.0, 'q') + subtract.applyAsInt(1, 9));
    lines.add(nested.get().get() + isText.negate().test(1));
    lines.add(IntStream.range(0, 5).boxed().collect(Collectors.toMap(i -> i, i -> i * i)) + "");
  }

  private void references(List<String> lines) {
    ToIntFunction<String> unbound = String::length;
    Supplier<Integer> bound = name::length;
    ToLongFunction<Integer> unboxedAndWidened = Integer::intValue;
    DoubleSupplier widened = this::number;
    LongSupplier unboxed = this::boxed;
    Function<String, Shapes> constructor = Shapes::new;
    IntFunction<int[]> array = int[]::new;
    UnaryOperator<String> own = this::twice;
    BinaryOperator<Integer> boxing = Math::max;
    Consumer<List<String>> ignored = List::size;
    IntPredicate varargs = i -> Stream.of(i, name).map(Object::toString).anyMatch(name::equals);
    ignored.accept(lines);
    lines.add(unbound.applyAsInt("four") + " " + bound.get() + unboxedAndWidened.applyAsLong(6));
    lines.add(widened.getAsDouble() + " " + unboxed.getAsLong() + own.apply("x"));
    lines.add(constructor.apply("made").name + array.apply(4).length + boxing.apply(2, 8));
    lines.add(varargs.test(0) + "");
  }

  private int number() {
    return name.length();
  }

  private Long boxed() {
    return WIDE;
  }

  private String twice(String s) {
    return s + s + name;
  }
}
