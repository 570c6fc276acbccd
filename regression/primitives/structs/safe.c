struct point { int x; char tag; short in[2]; };
struct point nondet_point(void);
int main(void) {
  struct point p = nondet_point(), q = p, *r = &q;
  __CPROVER_assert(p == q && *r == p, "a copy");
  q.in[1]++;
  __CPROVER_assert(p != q, "another");
  if (p == (struct point){1, 2, {3, 4}})
    __CPROVER_assert(p.in[1] == 4, "members");
  return 0;
}
