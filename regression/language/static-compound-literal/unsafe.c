struct pair {
  int a;
  int *p;
};
struct pair first = (struct pair){1, &(int){7}};
static int sum = (int){5} + 1;

int main(void) {
  __CPROVER_assert(first.a == 0, "not zero");
  __CPROVER_assert(*first.p == 0, "not zero");
  __CPROVER_assert(sum == 1, "not one");
}
