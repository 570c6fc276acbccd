// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

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
import kiki.cfront.type.VoidType;

/**
 * Whether two types of different files are compatible (C11 6.2.7). Structures found compatible are
 * identified in {@link Types}, so that the program has one of them.
 */
final class LinkCompatibility {
  private record Pair(StructType left, StructType right) {}

  private final Types types;
  private final Set<Pair> assumed = new HashSet<>();

  LinkCompatibility(Types types) {
    this.types = types;
  }

  boolean compatible(CType left, CType right) {
    assumed.clear();
    if (!check(left, right)) {
      return false;
    }
    List<Pair> pairs = new ArrayList<>(assumed);
    for (Pair p : pairs) {
      StructType first = types.representative(p.left());
      StructType second = types.representative(p.right());
      if (first.isComplete()) {
        types.identify(second, first);
      } else {
        types.identify(first, second);
      }
    }
    return true;
  }

  /**
   * Whether values of two types that are not compatible have the same representation, as far as
   * both are known: a program that mixes them does what its memory holds.
   */
  boolean alike(CType left, CType right) {
    CType l = types.map(left);
    CType r = types.map(right);
    return switch (l) {
      case VoidType v -> r instanceof VoidType;
      case IntType i -> r instanceof IntType j && i.width() == j.width();
      case FloatType f -> f.equals(r);
      case PointerType p -> r instanceof PointerType;
      case ArrayType a ->
          isUnknown(a)
              ? !(r instanceof FunctionType)
              : r instanceof ArrayType b
                      && alike(a.element(), b.element())
                      && lengthsAgree(a.length(), b.length())
                  || isUnknown(r);
      case FunctionType f -> r instanceof FunctionType g && alike(f, g);
      case StructType s ->
          isUnknown(s)
              ? !(r instanceof FunctionType)
              : isUnknown(r) || r instanceof StructType t && s.size() == t.size();
    };
  }

  private static boolean isUnknown(CType type) {
    return type instanceof StructType s && !s.isComplete()
        || type instanceof ArrayType a && a.length() instanceof ArrayType.Unspecified;
  }

  private boolean alike(FunctionType f, FunctionType g) {
    if (!alike(f.result(), g.result())) {
      return false;
    }
    boolean unspecified =
        f.arity() == FunctionType.Arity.UNSPECIFIED || g.arity() == FunctionType.Arity.UNSPECIFIED;
    boolean same = f.arity() == g.arity() && f.parameters().size() == g.parameters().size();
    for (int i = 0; same && i < f.parameters().size(); i++) {
      same = alike(f.parameters().get(i), g.parameters().get(i));
    }
    return unspecified || same;
  }

  private boolean check(CType left, CType right) {
    return switch (left) {
      case VoidType v -> right instanceof VoidType;
      case IntType i -> i.equals(right);
      case FloatType f -> f.equals(right);
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
    assumed.add(new Pair(s, t));
    if (!s.isComplete() || !t.isComplete()) {
      return true;
    }
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
