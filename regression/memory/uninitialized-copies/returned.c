int nondet_int(void);
struct item {
  char kind;
  int value;
};

static struct item give(int all) {
  struct item x;
  x.kind = 'a';
  if (all)
    x.value = 3;
  return x;
}

static int take(struct item x) {
  return x.value;
}

int main(void) {
  struct item g = give(!WRONG || nondet_int());
  struct item h = {1, 2};
  return take(nondet_int() ? g : h);
}
