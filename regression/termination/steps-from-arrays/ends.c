// Steps are elements that another loop has made positive.
extern int __VERIFIER_nondet_int(void);

int steps[1000];

int main(void) {
  for (int i = 0; i < 1000; i++) {
    int step = __VERIFIER_nondet_int();
    if (step < 1 || step > 5) {
      step = 1;
    }
    steps[i] = step;
  }
  int at = 0;
  while (at < 1000) {
    at += steps[at];
  }
  return 0;
}
