static int count;

static void *once() {
  count++;
  return 0;
}

static void *twice() {
  count += 2;
  return 0;
}

static void *(*threads[2])(void *) = {once, twice};

int main(void) {
  for (int i = 0; i < 2; i++) {
    threads[i](&count);
  }
  __CPROVER_assert(count == 3, "both were called");
  return 0;
}
