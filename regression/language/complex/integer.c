int nondet_int(void);

int main(void) {
  int _Complex a = 4 + 2i, b = 0;
  __real__ b = nondet_int();
  int _Complex c = a / b;
  return __imag__ c > 2;
}
