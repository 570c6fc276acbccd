struct pair {
  int a;
  int *p;
};
struct pair first = (struct pair){1, &(int){7}};
static int sum = (int){5} + 1;
struct outer {
  struct pair inner;
  int z;
} outer = {(struct pair){3, 0}, 4};
int array[3] = (int[]){1, 2, 3};

int main(void) {
  static struct pair local = (struct pair){9, &array[1]};
  __CPROVER_assert(first.a == 1 && *first.p == 7, "a structure, and a pointer in it");
  __CPROVER_assert(sum == 6, "a value");
  __CPROVER_assert(outer.inner.a == 3 && outer.z == 4, "a part");
  __CPROVER_assert(array[2] == 3, "an array");
  __CPROVER_assert(local.a++ == 9 && *local.p == 2, "inside a function");
}
