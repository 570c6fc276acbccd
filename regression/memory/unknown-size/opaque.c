extern struct hidden s;
int __VERIFIER_nondet_int(void);
int use(struct hidden *p) { return p != 0; }
int main(void) {
  __CPROVER_assert(use(&s), "an object has an address");
  return 0;
}
