struct List { int n; int a[]; };

static struct List list = {3, {1, 2, 3}};

int main(void) {
  int sum = 0;
  for (int i = 0; i <= list.n; i++)
    sum += list.a[i];
  return sum;
}
