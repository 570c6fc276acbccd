struct pair {
  char key;
  int value;
};

static struct pair made(char key) {
  struct pair p = {key, 2};
  return p;
}

int main(void) {
  struct pair copy = made(1);
  struct pair other = copy;
  other.value++;
  __CPROVER_assert(copy.value == other.value, "the copy has changed");
}
