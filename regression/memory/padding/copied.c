struct pair {
  char key;
  int value;
};

static struct pair made(char key) {
  struct pair p = {key, 2};
  return p;
}

int main(void) {
  struct pair copies[2];
  copies[1] = made(1);
  __CPROVER_assert(((char *)copies)[9] == 0, "a byte between the members of a copy");
}
