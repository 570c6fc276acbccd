typedef unsigned __CPROVER_bitvector[6] number;
number __VERIFIER_nondet_number(void);

/* The values after some iterations are case distinctions that share their cases. */
int main(void) {
  number a = __VERIFIER_nondet_number();
  number b = __VERIFIER_nondet_number();
  number c = 8;
  while (c * (number)7 != a) {
    do {
      if ((number)13 >= a)
        b = b + (number)1;
      b = b - (number)2;
    } while ((c | (number)2) != c);
    c = c + (number)1;
  }
  return 0;
}
