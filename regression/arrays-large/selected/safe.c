/* The positions of equal elements, in order: none comes before its place, or too late. */
#define MOST 100000
int input(void);

int a[MOST];
int b[MOST];
int found[MOST];

int main(void) {
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  for (int i = 0; i < n; i++) {
    a[i] = input();
    b[i] = input();
  }
  int i;
  int count = 0;
  for (i = 0; i < n; i++) {
    if (a[i] == b[i]) {
      found[count] = i;
      count++;
    }
  }
  for (int x = 0; x < count; x++) {
    __CPROVER_assert(found[x] <= x + i - count, "those left out are as many");
  }
  return 0;
}
