int nondet_int(void);
struct item {
  char kind;
  int value;
};
struct pair {
  struct item item[2];
};

int main(void) {
  struct pair s, t[2];
  s.item[0].value = 3;
  s.item[WRONG].value = 2;
  t[0] = s;
  t[1] = t[0];
  int k = nondet_int();
  return k < 0 || k > 1 ? 0 : t[k].item[k].value;
}
