/* Objects whose sizes are known when they are made only, one of them used beyond its end. */
#include <stdlib.h>
int input(void);

#ifndef VLA
#define VLA 0
#endif
#ifndef FLEXIBLE
#define FLEXIBLE 0
#endif
#ifndef STRUCTURES
#define STRUCTURES 0
#endif
#ifndef ROWS
#define ROWS 0
#endif

struct flexible {
  int length;
  int data[];
};

struct record {
  char name[8];
  int id;
};

static void variable(int n) {
  int a[n];
  for (int i = 0; i < n + VLA; i++) {
    a[i] = i;
  }
}

static void flexible(int n) {
  struct flexible *f = malloc(sizeof(struct flexible) + n * sizeof(int));
  if (f == NULL) {
    return;
  }
  f->length = n;
  for (int i = 0; i < f->length + FLEXIBLE; i++) {
    f->data[i] = i;
  }
}

static void structures(int n) {
  struct record *r = malloc(n * sizeof(struct record));
  if (r == NULL) {
    return;
  }
  for (int i = 0; i < n + STRUCTURES; i++) {
    r[i].name[7] = 0;
    r[i].id = i;
  }
}

static void rows(int n) {
  int a[n][10];
  for (int i = 0; i < n + ROWS; i++) {
    for (int j = 0; j < 10; j++) {
      a[i][j] = i + j;
    }
  }
}

int main(void) {
  int n = input();
  if (n >= 1 && n <= 1000) {
    variable(n);
    flexible(n);
    structures(n);
    rows(n);
  }
  return 0;
}
