// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

/** Statements for {@link PointerProgram} that are errors in all or in some executions. */
final class PointerErrors {
  private final PointerExpressions expressions;

  PointerErrors(PointerExpressions expressions) {
    this.expressions = expressions;
  }

  String statement(PlantedError error) {
    String e = expressions.scalar();
    String statement =
        switch (error) {
          case NULL -> ofNull(e);
          case FREED -> freed(e);
          case DEAD -> dead(e);
          case BELOW -> below(e);
          case ABOVE -> above(e);
          case DOUBLE_FREE -> doubleFree(e);
          case FREE_OF_INNER -> freeOfInner(e);
          case FREE_OF_VARIABLE -> freeOfVariable(e);
          case LEAK -> leak(e);
          case OVERLAP -> overlap(e);
          case READ_ONLY -> readOnly(e);
          case UNINITIALIZED -> uninitialized(e);
        };
    return statement.replace("#", expressions.oneOf("0", "1"));
  }

  private String ofNull(String e) {
    return switch (expressions.pick(10)) {
      case 0 -> "p = 0;";
      case 1 -> "*pp = 0; **pp = " + e + ";";
      case 2 -> "l->value = " + e + ";";
      case 3 -> "if (l) l->next->value = " + e + ";";
      case 4 -> "if (c == 2) f = 0; b = f(1);";
      case 5 -> "x.at = 0; *x.at = " + e + ";";
      case 6 -> "ptrs[" + e + " & 1] = 0; a = *ptrs[0];";
      case 7 -> "a = ((struct cell *)0)->z;";
      case 8 -> "memset(" + e + " & 1 ? u : 0, 0, 4);";
      default -> "{ int *o = " + e + " > 1 ? &b : 0; ++*o; }";
    };
  }

  private String freed(String e) {
    return switch (expressions.pick(10)) {
      case 0 -> "if (n#) { int *o = h#; free(h#); h# = 0; n# = 0; *o = " + e + "; }";
      case 1 -> "if (n#) { p = h#; free(h#); h# = 0; n# = 0; }";
      case 2 -> "if (n#) { p = h#; h# = realloc(h#, 64); a = *p; }";
      case 3 -> "if (n#) { q = (unsigned char *)h#; free(q); n# = 0; h# = 0; a = *q; }";
      case 4 -> "{ int *o = malloc(8); o[1] = " + e + "; free(o); a = o[1]; }";
      case 5 -> "{ int *o = malloc(4), *m; *o = 1; m = realloc(o, 8); m[1] = *o; free(m); }";
      case 6 -> "{ struct node *o = l; l = drop(l); if (o) a = o->value; }";
      case 7 -> "if (l && l->next) drop(l->next);";
      case 8 -> "{ struct node *o = push(0, 1); drop(o); if (" + e + " > 1) o->tag[1] = 2; }";
      default ->
          "{ unsigned char *o = calloc(2, 2); q = o + 1; free(o); memset("
              + e
              + " & 1 ? q : u, 0, 2); }";
    };
  }

  private String dead(String e) {
    return switch (expressions.pick(7)) {
      case 0 -> "{ int z = " + e + "; p = &z; }";
      case 1 -> "if (b) { int z[2] = {1, 2}; q = (unsigned char *)&z[1]; } *q = 1;";
      case 2 -> "for (int z = 0; z < 2; z++) { int y = z; ptrs[z] = &y; } a = *ptrs[1];";
      case 3 -> "p = gone(" + e + "); b = *p;";
      case 4 -> "{ struct cell z = {1}; r = &z; z.z = 2; } r->z = " + e + ";";
      case 5 -> "if (" + e + " > 1) { union word z = {3}; any = &z; } *(int *)any = 1;";
      default -> "{ int z[3] = {1}; x.at = &z[" + e + " & 1]; } memcpy(&b, x.at, 4);";
    };
  }

  private String below(String e) {
    return switch (expressions.pick(9)) {
      case 0 -> "p = t - 1; a = *p;";
      case 1 -> "if (n#) { int *o = h#; o--; b = *o; }";
      case 2 -> "a = *(t + 1 - (" + e + " & 3));";
      case 3 -> "r = v - (" + e + " & 1); r->z = 1;";
      case 4 -> "((unsigned char *)&w)[-1] = " + e + ";";
      case 5 -> "{ int *o = malloc(8); o[0] = 1; o[" + e + " - 2 < 0 ? -1 : 0] = 1; free(o); }";
      case 6 -> "memset(u - 1, 0, 1 + (" + e + " & 3));";
      case 7 -> "{ struct node *o = push(0, 1); a = ((int *)o)[-1]; free(o); }";
      default -> "q = u + 2; while (*--q != 100 + c) ;";
    };
  }

  private String above(String e) {
    return switch (expressions.pick(20)) {
      case 0 -> "t[" + e + " & 7] = 1;";
      case 1 -> "a = *(t + (" + e + " & 7));";
      case 2 -> "q = u + (" + e + " & 15); *q = 1;";
      case 3 -> "p = t + 4; *p = " + e + ";";
      case 4 -> "r = v + (" + e + " & 3); r->z = 1;";
      case 5 -> "b = ((unsigned char *)&a)[" + e + " & 7];";
      case 6 -> "x.c[" + e + " & 3].y = 2;";
      case 7 -> "((unsigned char *)v)[24] = 1;";
      case 8 -> "p = &gt[3]; p++; b = *p;";
      case 9 -> "if (n#) h#[n#] = 1;";
      case 10 -> "if (n#) a = h#[" + e + " & 3];";
      case 11 -> "if (hc) hc[2].x = " + e + ";";
      case 12 -> "{ unsigned m = 1 + (" + e + " & 3); int z[m]; z[m] = 1; }";
      case 13 -> "memset(u, 0, 7 + (" + e + " & 3));";
      case 14 -> "memcpy(t, v, 14 + (" + e + " & 3));";
      case 15 -> "strcpy(text, \"abcdefgh\");";
      case 16 -> "strcat(text, \"abcd\"); strcat(text, \"abcd\");";
      case 17 -> "memset(text, 'a', 8); a = strlen(text);";
      case 18 -> "b = memcmp(u, gu, 7 + (" + e + " & 3));";
      default ->
          "{ struct flexible *z = malloc(sizeof *z + 8); z->data[" + e + " & 3] = 1; free(z); }";
    };
  }

  private String doubleFree(String e) {
    return switch (expressions.pick(6)) {
      case 0 -> "free(h#);";
      case 1 -> "{ int *o = h#; if (o && c) free(o); }";
      case 2 -> "{ int *o = malloc(4); free(o); if (" + e + " > 1) free(o); }";
      case 3 -> "{ int *o = malloc(4), *m = realloc(o, 8); free(m); if (" + e + " < 2) free(o); }";
      case 4 -> "{ struct node *o = push(0, 1), *m = o; free(o); free(m); }";
      default -> "{ void *o[2]; o[0] = o[1] = malloc(2); free(o[0]); free(o[" + e + " & 1]); }";
    };
  }

  private String freeOfInner(String e) {
    return switch (expressions.pick(5)) {
      case 0 -> "if (n#) free(h# + 1);";
      case 1 -> "{ struct mixed *z = malloc(sizeof *z); free(&z->c[" + e + " & 1]); }";
      case 2 -> "{ char *z = malloc(4); z += " + e + " & 3; free(z); }";
      case 3 -> "{ struct node *z = push(0, 1); free(" + e + " > 1 ? (void *)&z->tag[1] : z); }";
      default -> "if (hc) { free(&hc->z); hc = 0; }";
    };
  }

  private String freeOfVariable(String e) {
    return switch (expressions.pick(7)) {
      case 0 -> "if (" + e + " > 1) free(t);";
      case 1 -> "free(p);";
      case 2 -> "free(&gs);";
      case 3 -> "if (" + e + " & 1) free((void *)lit);";
      case 4 -> "{ char *z = alloca(4); free(z); }";
      case 5 -> "{ int *o = " + e + " > 1 ? ptrs[0] : 0; free(o); }";
      default -> "p = realloc(t, 64);";
    };
  }

  private String leak(String e) {
    return switch (expressions.pick(6)) {
      case 0 -> "h# = 0; n# = 0;";
      case 1 -> "{ int *o = malloc(4); *o = " + e + "; if (*o != 1) free(o); }";
      case 2 -> "if (l) l = l->next;";
      case 3 -> "push(0, " + e + ");";
      case 4 -> "{ void *o[2] = {malloc(1), calloc(1, 2)}; free(o[" + e + " & 1]); }";
      default ->
          "for (int z = 0; z < 2; z++) { q = malloc(1 + z); if (z == ("
              + e
              + " & 1)) free(q); } q = u;";
    };
  }

  private String overlap(String e) {
    return switch (expressions.pick(4)) {
      case 0 -> "memcpy(u + 2 + (" + e + " & 3), u + 1, 3);";
      case 1 -> "memcpy(&t[1 + (" + e + " & 1)], t, 8);";
      case 2 -> "{ char *z = calloc(2, 4); memcpy(z, z + 4 - (" + e + " & 3), 4); free(z); }";
      default -> "memcpy((char *)&x + 2, &x, 1 + (" + e + " & 3));";
    };
  }

  private String readOnly(String e) {
    return switch (expressions.pick(3)) {
      case 0 -> "((char *)lit)[0] = 'a';";
      case 1 -> "{ char *z = " + e + " > 1 ? (char *)lit : text; z[1] = 'b'; }";
      default -> "{ char *z = \"pq\"; memset(z + 1, 'a', " + e + " & 1); }";
    };
  }

  /** What was read is not used, so that the rest of the execution does not depend on it. */
  private String uninitialized(String e) {
    return switch (expressions.pick(6)) {
      case 0 -> "{ int z; if (" + e + " > 1) z = 1; b = z; } b = 1;";
      case 1 -> "{ int z[2]; z[" + e + " & 1] = 1; b = z[1]; } b = 1;";
      case 2 -> "{ int *o = malloc(8); o[" + e + " & 1] = 1; b = *o; free(o); } b = 2;";
      case 3 -> "{ union word z; z.h[" + e + " & 1] = 1; b = z.h[0]; } b = 0;";
      case 4 -> "{ struct cell z; z.x = 1; if (" + e + ") z.m = 2; b = z.m; } b = 1;";
      default -> "{ int z, *o = &z; if (" + e + " == 1) *o = 2; b = *o; } b = 3;";
    };
  }
}
