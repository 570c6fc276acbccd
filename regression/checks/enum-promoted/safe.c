enum shape { ROUND, SQUARE, OVAL };

int __VERIFIER_nondet_int(void);

enum shape twice(enum shape s) { return s << 1; }
enum shape negated(enum shape s) { return -s; }

int main(void) {
  enum shape given = __VERIFIER_nondet_int() ? ROUND : SQUARE;
  enum shape doubled = twice(given);
  enum shape none = negated(ROUND);
  return doubled + none;
}
