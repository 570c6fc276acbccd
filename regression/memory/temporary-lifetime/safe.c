// SPDX-License-Identifier: Apache-2.0
int __VERIFIER_nondet_int(void);

struct text {
  char characters[4];
};
struct text one, other = {"b"};
char *kept;

struct text make(char c) {
  struct text made = {{c}};
  return made;
}

int first(char *p) {
  kept = p;
  return *kept;
}

int main(void) {
  char c = __VERIFIER_nondet_int();
  int sum = first(make(c).characters) + make(c).characters[1];
  __CPROVER_assert(sum == c, "used within the expression");
  if (first(make(1).characters))
    sum++;
  do {
    sum++;
  } while (first(make(0).characters));
  char *p;
  sum += (p = (one = other).characters, one.characters[0] = 'c', p[0]);
  __CPROVER_assert(sum == c + 2 + 'b', "the value of an assignment is no variable");
  return 0;
}
