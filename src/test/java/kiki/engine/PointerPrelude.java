// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

/** What all {@link PointerProgram}s declare; guarded, so that many can be compiled together. */
final class PointerPrelude {
  static final String TEXT =
      """
      #ifndef PRELUDE
      #define PRELUDE
      #include <alloca.h>
      #include <stdlib.h>
      #include <string.h>
      extern unsigned char nondet_uchar(void);
      void __CPROVER_assert(_Bool, const char *);
      struct cell { unsigned char x; signed char y; short m; int z; };
      union word {
        unsigned u;
        unsigned char b[4];
        unsigned short h[2];
        struct { short low; signed char mid; unsigned char high; } s;
      };
      struct mixed { struct cell c[2]; int *at; union word w; int k; };
      struct node { int value; unsigned char tag[4]; struct node *next; };
      struct flexible { int count; int data[]; };
      union reference { int *p; unsigned char b[sizeof(int *)]; };
      static int ga = 1, gt[4] = {1, 2, 3, 4}, *gp = &gt[2];
      static unsigned char gu[8];
      static struct cell gs;
      static struct mixed gm;
      static int *choose(int *m, int *n, int which) { return which ? m : n; }
      static void swap(int *m, int *n) { int old = *m; *m = *n; *n = old; }
      static void put(unsigned char *to, unsigned char value) { *to = value; }
      static int *gone(int n) { int z = n; int *o = &z; return o; }
      static void redirect(int **from, int *to) { *from = to; }
      static struct cell turned(struct cell old) {
        struct cell made = {old.y, old.x, old.z, old.m};
        return made;
      }
      static int sum(const int *from, unsigned count) {
        int result = 0;
        while (count--) result += *from++;
        return result;
      }
      static void fill(void *at, unsigned char value, unsigned count) {
        for (unsigned char *each = at; each != (unsigned char *)at + count; each++) *each = value;
      }
      static struct node *push(struct node *list, int value) {
        struct node *made = malloc(sizeof *made);
        made->value = value;
        memset(made->tag, value, sizeof made->tag);
        made->next = list;
        return made;
      }
      static struct node *drop(struct node *list) {
        struct node *rest = 0;
        if (list) {
          rest = list->next;
          free(list);
        }
        return rest;
      }
      static struct node *reverse(struct node *list) {
        struct node *done = 0;
        while (list) {
          struct node *rest = list->next;
          list->next = done;
          done = list;
          list = rest;
        }
        return done;
      }
      static int total(const struct node *list) {
        int result = 0;
        for (; list; list = list->next) result += list->value + list->tag[1];
        return result;
      }
      static int twice(int n) { return 2 * n; }
      static int less(int n) { return n - 1; }
      #endif
      """;

  private PointerPrelude() {}
}
