union value {
  int i;
  char c;
};
struct part {
  int a;
  union value v;
};
struct whole {
  union value first;
  struct part *p;
  union value last;
};
union value global = {.c = 1};

int main(void) {
  struct whole x = {{.i = 7}, &(struct part){3, {.i = 9}}, {.i = 8}};
  __CPROVER_assert(x.first.i == 7 && x.last.i == 8, "a literal inside has its own initialiser");
  __CPROVER_assert(x.p->a == 3 && x.p->v.i == 9, "the literal");
  union value u = {.c = 1};
  __CPROVER_assert(u.c == 1, "the member");
  __CPROVER_assert(global.i == 1, "static objects start as zero");
  union value zero = {0};
  union value array[2] = {{.c = 1}, {.i = 3}};
  __CPROVER_assert(zero.i == 0 && array[1].i == 3, "members as large as the union");
}
