struct point { int x; char tag; short in[2]; };
struct point nondet_point(void);
int main(void) {
  struct point p = nondet_point(), q = nondet_point();
  __CPROVER_assume(p.x == q.x && p.tag == q.tag);
  __CPROVER_assert(p == q, "the array counts");
  return 0;
}
