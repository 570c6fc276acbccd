// one expression stands twice, guarded in both places
int __VERIFIER_nondet_int(void);
int main(void) {
  int a[3] = {0};
  int *p = __VERIFIER_nondet_int() ? a : (int *)0;
  unsigned i = (unsigned)__VERIFIER_nondet_int();
  int c = __VERIFIER_nondet_int();
  int chosen = (i < 3 ? a[i] : 0) + (i < 2 ? a[i] : 1);
  int both = (i < 3 && a[i]) + (c > 0 && c && i < 3 && a[i]);
  int pointed = (p ? *p : 0) + (p && c ? *p : 1);
  int divided = (c ? 10 / c : 0) + (c > 1 ? 10 / c : 1);
  return chosen + both + pointed + divided;
}
