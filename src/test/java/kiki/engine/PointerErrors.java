package kiki.engine;

/** Statements for {@link PointerProgram} that are errors in all or in some executions. */
final class PointerErrors {
  private final PointerExpressions expressions;

  PointerErrors(PointerExpressions expressions) {
    this.expressions = expressions;
  }

  String statement() {
    String h = expressions.oneOf("0", "1");
    String e = expressions.scalar();
    return switch (expressions.pick(9)) {
      case 0, 1 -> outOfBounds(e);
      case 2 -> heapOutOfBounds(e).replace("#", h);
      case 3, 4 -> freed(e).replace("#", h);
      case 5 -> leaked(e).replace("#", h);
      case 6 -> scoped(e);
      case 7 -> library(e);
      default -> nullOrList(e);
    };
  }

  private String outOfBounds(String e) {
    return switch (expressions.pick(10)) {
      case 0 -> "t[" + e + " & 7] = 1;";
      case 1 -> "a = *(t + (" + e + " & 7));";
      case 2 -> "q = u + (" + e + " & 15); *q = 1;";
      case 3 -> "p = t + 4; *p = " + e + ";";
      case 4 -> "p = t - 1; a = *p;";
      case 5 -> "r = v + (" + e + " & 3); r->z = 1;";
      case 6 -> "b = ((unsigned char *)&a)[" + e + " & 7];";
      case 7 -> "x.c[" + e + " & 3].y = 2;";
      case 8 -> "((unsigned char *)v)[24] = 1;";
      default -> "p = &gt[3]; p++; b = *p;";
    };
  }

  private String heapOutOfBounds(String e) {
    return switch (expressions.pick(5)) {
      case 0 -> "if (n#) h#[n#] = 1;";
      case 1 -> "if (n#) a = h#[" + e + " & 3];";
      case 2 -> "if (n#) { int *o = h#; o--; b = *o; }";
      case 3 -> "if (hc) hc[2].x = " + e + ";";
      default -> "{ unsigned m = 1 + (" + e + " & 3); int z[m]; z[m] = 1; }";
    };
  }

  private String freed(String e) {
    return switch (expressions.pick(9)) {
      case 0 -> "if (n#) { int *o = h#; free(h#); h# = 0; n# = 0; *o = " + e + "; }";
      case 1 -> "free(h#);";
      case 2 -> "if (n#) { p = h#; free(h#); h# = 0; n# = 0; }";
      case 3 -> "if (n#) free(h# + 1);";
      case 4 -> "if (a > 1) free(t);";
      case 5 -> "if (n#) { p = h#; h# = realloc(h#, 64); a = *p; }";
      case 6 -> "if (n#) { q = (unsigned char *)h#; free(q); n# = 0; a = *q; }";
      case 7 -> "{ int *o = h#; if (o && c) free(o); }";
      default -> "free(p);";
    };
  }

  private String leaked(String e) {
    return switch (expressions.pick(4)) {
      case 0 -> "h# = 0; n# = 0;";
      case 1 -> "{ int *o = malloc(4); *o = " + e + "; if (*o != 1) free(o); }";
      case 2 -> "if (l) l = l->next;";
      default -> "push(0, " + e + ");";
    };
  }

  private String scoped(String e) {
    return switch (expressions.pick(3)) {
      case 0 -> "{ int z = " + e + "; p = &z; }";
      case 1 -> "if (b) { int z[2] = {1, 2}; q = (unsigned char *)&z[1]; }";
      default -> "for (int z = 0; z < 2; z++) { int y = z; ptrs[z] = &y; }";
    };
  }

  private String library(String e) {
    return switch (expressions.pick(7)) {
      case 0 -> "memset(u, 0, 1 + (" + e + " & 15));";
      case 1 -> "memcpy(t, v, 12 + (" + e + " & 7));";
      case 2 -> "strcpy(text, \"abcdefgh\");";
      case 3 -> "strcat(text, \"abcd\");";
      case 4 -> "((char *)lit)[0] = 'a';";
      case 5 -> "memset(text, 'a', 8); a = strlen(text);";
      default -> "b = memcmp(u, gu, 8 + (" + e + " & 3));";
    };
  }

  private String nullOrList(String e) {
    return switch (expressions.pick(9)) {
      case 0 -> "p = 0;";
      case 1 -> "*pp = 0;";
      case 2 -> "l->value = " + e + ";";
      case 3 -> "if (l) l->next->value = " + e + ";";
      case 4 -> "{ struct node *o = l; l = drop(l); if (o) a = o->value; }";
      case 5 -> "{ struct node *o = l; l = drop(l); drop(o); }";
      case 6 -> "if (c == 2) f = 0;";
      case 7 -> "if (l && l->next) drop(l->next);";
      default -> "x.at = 0;";
    };
  }
}
