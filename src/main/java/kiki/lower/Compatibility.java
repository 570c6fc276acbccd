package kiki.lower;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VaListType;
import kiki.cfront.type.VoidType;

/**
 * Whether two types of different files are compatible (C11 6.2.7). Structures found compatible are
 * identified in {@link Types}, so that the program has one of them.
 */
final class Compatibility {
  private record Pair(StructType left, StructType right) {}

  private final Types types;
  private final Set<Pair> assumed = new HashSet<>();

  Compatibility(Types types) {
    this.types = types;
  }

  boolean compatible(CType left, CType right) {
    assumed.clear();
    if (!check(left, right)) {
      return false;
    }
    List<Pair> pairs = new ArrayList<>(assumed);
    for (Pair p : pairs) {
      types.identify(types.representative(p.right()), types.representative(p.left()));
    }
    return true;
  }

  private boolean check(CType left, CType right) {
    return switch (left) {
      case VoidType v -> right instanceof VoidType;
      case IntType i -> i.equals(right);
      case FloatType f -> f.equals(right);
      case VaListType v -> right instanceof VaListType;
      case PointerType p -> right instanceof PointerType q && check(p.target(), q.target());
      case ArrayType a ->
          right instanceof ArrayType b
              && check(a.element(), b.element())
              && lengthsAgree(a.length(), b.length());
      case FunctionType f -> right instanceof FunctionType g && functionsAgree(f, g);
      case StructType s -> right instanceof StructType t && structuresAgree(s, t);
    };
  }

  private static boolean lengthsAgree(ArrayType.Length a, ArrayType.Length b) {
    return !(a instanceof ArrayType.Fixed(long n))
        || !(b instanceof ArrayType.Fixed(long m))
        || n == m;
  }

  private boolean functionsAgree(FunctionType f, FunctionType g) {
    if (!check(f.result(), g.result())) {
      return false;
    }
    if (f.arity() == FunctionType.Arity.UNSPECIFIED
        || g.arity() == FunctionType.Arity.UNSPECIFIED) {
      return true;
    }
    if (f.arity() != g.arity() || f.parameters().size() != g.parameters().size()) {
      return false;
    }
    for (int i = 0; i < f.parameters().size(); i++) {
      if (!check(f.parameters().get(i), g.parameters().get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean structuresAgree(StructType left, StructType right) {
    StructType s = types.representative(left);
    StructType t = types.representative(right);
    if (s == t || assumed.contains(new Pair(s, t))) {
      return true;
    }
    if (s.kind() != t.kind() || !s.tag().equals(t.tag())) {
      return false;
    }
    if (!s.isComplete() || !t.isComplete()) {
      return true;
    }
    assumed.add(new Pair(s, t));
    if (s.fields().size() != t.fields().size() || s.size() != t.size()) {
      return false;
    }
    for (int i = 0; i < s.fields().size(); i++) {
      StructType.Field a = s.fields().get(i);
      StructType.Field b = t.fields().get(i);
      boolean same =
          a.name().equals(b.name())
              && a.offset() == b.offset()
              && a.bitOffset() == b.bitOffset()
              && a.bitWidth() == b.bitWidth();
      if (!same || !check(a.type(), b.type())) {
        return false;
      }
    }
    return true;
  }
}
