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
  int rounds = 0;
  switch (__VERIFIER_nondet_int()) {
  case 1:
    first(make(1).characters);
    return *kept;
  case 2:
    if (!first(make(0).characters))
      return *kept;
    break;
  case 3:
    do {
      if (rounds)
        return *kept;
    } while (first(make(++rounds).characters));
    break;
  case 4: {
    char *p = (one = other).characters;
    return *p;
  }
  }
  return 0;
}
