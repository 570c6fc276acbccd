// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

/**
 * Statements over the variables of {@link PointerProgram} that keep its invariant; each is one line
 * of C.
 */
final class PointerStatements {
  private final PointerExpressions expressions;

  PointerStatements(PointerExpressions expressions) {
    this.expressions = expressions;
  }

  String assign() {
    if (expressions.pick(6) == 0) {
      return converted();
    }
    String to = expressions.pick(3) == 0 ? expressions.smallPlace() : expressions.place();
    return to
        + " "
        + expressions.oneOf("=", "=", "+=", "^=")
        + " "
        + expressions.expression(2)
        + ";";
  }

  /** Writes through a converted address, which nothing but the target of the assignment takes. */
  private String converted() {
    String e = expressions.expression(1);
    String written = expressions.expression(1);
    return switch (expressions.pick(5)) {
      case 0 -> "{ int y = %s; *(unsigned char *)&y = %s; a ^= y; }".formatted(e, written);
      case 1 ->
          "{ int y = %s; ((unsigned char *)&y)[%s] += %s; b = y; }"
              .formatted(e, expressions.index(4), written);
      case 2 ->
          "{ int y[2] = {%s, 1}; *(int *)((char *)y + 4) = %s; a = y[1]; }".formatted(e, written);
      case 3 -> "{ union word y = {%s}; *(short *)&y.s = %s; b = y.s.low; }".formatted(e, written);
      default -> "{ int y = %s; *&*(int *)(void *)&y -= %s; c = y; }".formatted(e, written);
    };
  }

  String pointers() {
    return switch (expressions.pick(10)) {
      case 0, 1, 2 -> expressions.pointerPlace() + " = " + expressions.pointer() + ";";
      case 3 -> "q = " + expressions.bytePointer() + ";";
      case 4 -> "r = " + expressions.cellPointer() + ";";
      case 5 -> "pp = " + expressions.oneOf("&p", "&ptrs[" + expressions.index(3) + "]") + ";";
      case 6 -> "pp = " + expressions.oneOf("&x.at", "&gp", "ptrs + 1") + ";";
      case 7 -> "memcpy(&p, &ptrs[" + expressions.index(3) + "], sizeof p);";
      case 8 ->
          "{ union reference m, n; m.p = %s; memcpy(n.b, m.b, sizeof n); p = n.p; }"
              .formatted(expressions.pointer());
      default -> "p = (int *)(unsigned long)(" + expressions.pointer() + ");";
    };
  }

  String calls() {
    String e = expressions.expression(1);
    return switch (expressions.pick(8)) {
      case 0 -> "swap(" + expressions.pointer() + ", " + expressions.pointer() + ");";
      case 1 -> "put(" + expressions.bytePointer() + ", " + e + ");";
      case 2 -> "redirect(" + expressions.oneOf("&p", "pp", "&x.at") + ", &b);";
      case 3 -> "a = sum(" + expressions.oneOf("t", "gt") + ", " + expressions.index(4) + ");";
      case 4 -> "s = turned(*r);";
      case 5 -> "fill(u, " + e + ", " + expressions.index(8) + ");";
      case 6 -> "f = " + expressions.oneOf("twice", "less", "c ? less : twice") + ";";
      default -> "b = f(" + e + ");";
    };
  }

  String copies() {
    return switch (expressions.pick(9)) {
      case 0 -> "memcpy(&w, &a, sizeof a);";
      case 1 -> "memcpy(u + %s, &t[%s], 4);".formatted(expressions.index(4), expressions.index(4));
      case 2 ->
          "memmove(u + %s, u + %s, %s);"
              .formatted(expressions.index(4), expressions.index(4), expressions.index(4));
      case 3 -> "memset(t, " + expressions.scalar() + ", 4 * " + expressions.index(4) + ");";
      case 4 -> "memmove(&s, r, sizeof s);";
      case 5 -> "memset(&v[" + expressions.index(3) + "], 0, sizeof *v);";
      case 6 -> "memmove(&t[1], t, " + expressions.index(8) + ");";
      case 7 -> "memcpy(gt, t, sizeof t);";
      default -> "memcpy(&gm, &x, sizeof x);";
    };
  }

  String strings() {
    return switch (expressions.pick(7)) {
      case 0 -> "strcpy(text, " + expressions.oneOf("lit", "\"\"", "lit + 1", "\"abc\"") + ");";
      case 1 -> "if (strlen(text) < 4) strcat(text, lit);";
      case 2 -> "a = strlen(text);";
      case 3 -> "text[" + expressions.index(4) + "] = 'b';";
      case 4 -> "strncpy(text, \"abcdef\", " + expressions.index(8) + ");";
      case 5 -> "{ char *z = strchr(text, 'b'); if (z) a = z - text; }";
      default -> "b = strncmp(text, lit, " + expressions.index(4) + ") > 0;";
    };
  }

  String heap() {
    String h = expressions.oneOf("0", "1");
    String e = expressions.expression(1);
    String k = expressions.heapIndex(h);
    String statement =
        switch (expressions.pick(12)) {
          case 0, 1 -> allocation(e);
          case 2 ->
              "if (!h#) { n# = 1 + (%s & 3); h# = calloc(n#, sizeof *h#); }"
                  .formatted(expressions.scalar());
          case 3 ->
              "if (h#) { h# = realloc(h#, (n# + %d) * sizeof *h#); h#[n#] = %s;"
                      .formatted(1 + expressions.pick(2), e)
                  + " n#++; }";
          case 4 -> "if (n# > 1) { n#--; h# = realloc(h#, n# * sizeof *h#); }";
          case 5 -> "free(h#); h# = 0; n# = 0;";
          case 6 -> "{ int *o = h0; h0 = h1; h1 = o; unsigned k = n0; n0 = n1; n1 = k; }";
          case 7 -> "if (n# > 1) { int *o = h# + 1; o[-1] = " + e + "; *o += 2; }";
          case 8 -> "if (n#) a = sum(h#, n#);";
          case 9 -> "if (n#) memmove(t, h#, n# < 4 ? n# * 4 : 16);";
          default -> "if (n#) h#[" + k + "] = " + e + ";";
        };
    return statement.replace("#", h);
  }

  /** The number of elements is set last, so that the expression does not read the new array. */
  String allocation(String e) {
    String made =
        "if (!h#) { unsigned m = 1 + (%s & 3); h# = malloc(m * sizeof *h#); "
            .formatted(expressions.scalar());
    return made
        + (expressions.pick(2) == 0
            ? "memset(h#, " + e + ", m * sizeof *h#); n# = m; }"
            : "for (unsigned k = 0; k < m; k++) h#[k] = " + e + "; n# = m; }");
  }

  String lists() {
    String e = expressions.expression(1);
    return switch (expressions.pick(9)) {
      case 0, 1, 2 -> "l = push(l, " + e + ");";
      case 3 -> "l = drop(l);";
      case 4 -> "l = reverse(l);";
      case 5 -> "if (l) l->value = " + e + ";";
      case 6 -> "if (l && l->next) l->next->tag[" + expressions.index(4) + "] = " + e + ";";
      case 7 -> "a = total(l);";
      default -> "for (struct node *o = l; o; o = o->next) o->value += " + e + ";";
    };
  }

  String records() {
    String e = expressions.expression(1);
    return switch (expressions.pick(10)) {
      case 0 -> "s = *r;";
      case 1 -> "*r = v[" + expressions.index(3) + "];";
      case 2 -> "v[" + expressions.index(3) + "] = (struct cell){" + e + ", 1, " + e + ", a};";
      case 3 -> "if (!hc) hc = calloc(2, sizeof *hc);";
      case 4 -> "if (hc) hc[" + expressions.index(2) + "].z = " + e + ";";
      case 5 -> "if (hc) { s = hc[" + expressions.index(2) + "]; hc->m = " + e + "; }";
      case 6 -> "free(hc); hc = 0;";
      case 7 -> "x.w = w;";
      case 8 -> "x.c[" + expressions.index(2) + "] = *r;";
      default -> "gm = x;";
    };
  }

  /** Objects that come and go within the statement. */
  String scenes() {
    String e = expressions.expression(1);
    String size = "1 + (" + expressions.scalar() + " & 3)";
    String index = "(unsigned)" + expressions.scalar();
    return switch (expressions.pick(6)) {
      case 0 ->
          "{ unsigned m = %s; int z[m]; for (unsigned k = 0; k < m; k++) z[k] = %s; a = z[%s %% m]; }"
              .formatted(size, e, index);
      case 1 ->
          "{ unsigned char *z = alloca(4); memset(z, %s, 4); z[%s] = 1; b = *(int *)z; }"
              .formatted(e, expressions.index(4));
      case 2 ->
          ("{ struct mixed *z = malloc(sizeof *z); *z = x; z->at = %s; *z->at = %s;"
                  + " z->w.b[%s]++; x = *z; free(z); }")
              .formatted(expressions.pointer(), e, expressions.index(4));
      case 3 ->
          ("{ unsigned m = %s; struct flexible *z = malloc(sizeof *z + m * 4); z->count = m;"
                  + " memset(z->data, 1, m * 4); z->data[m - 1] = %s; a = z->data[%s %% m];"
                  + " free(z); }")
              .formatted(size, e, index);
      case 4 -> "{ int z = %s; int *o = &z, **oo = &o; **oo += a; b = z; }".formatted(e);
      default ->
          ("{ int **z = malloc(2 * sizeof *z); z[0] = %s; z[1] = p; *z[%s] = %s; p = z[0];"
                  + " free(z); }")
              .formatted(expressions.pointer(), expressions.index(2), e);
    };
  }
}
