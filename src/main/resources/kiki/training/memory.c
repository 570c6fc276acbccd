// SPDX-License-Identifier: Apache-2.0
/* A list on the heap that is walked over and freed; one node may leak. */
typedef unsigned long size_t;
extern void *malloc(size_t size);
extern void *calloc(size_t count, size_t size);
extern void free(void *p);
extern void *memset(void *s, int c, size_t n);
extern int __VERIFIER_nondet_int(void);

struct device {
  char name[8];
  int (*open)(struct device *);
  union {
    int number;
    unsigned char bytes[4];
  } id;
};

struct node {
  int value;
  struct node *next;
  struct device *device;
};

static struct device *probed;

static int opened(struct device *d) { return d->id.number != 0; }

static int probe(struct node *n) {
  struct device *d = (struct device *)malloc(sizeof(*d));
  if (d == 0)
    return -12;
  memset(d, 0, sizeof *d);
  d->open = opened;
  n->device = d;
  probed = d;
  return d->open(d);
}

int main(void) {
  struct node *head = 0;
  int *numbers = calloc(4, sizeof(int));
  while (__VERIFIER_nondet_int()) {
    struct node *n = malloc(sizeof(struct node));
    if (!n)
      break;
    n->value = 1;
    n->device = 0;
    n->next = head;
    head = n;
  }
  if (numbers) {
    numbers[2] = head ? head->value : 0;
    free(numbers);
  }
  if (head && __VERIFIER_nondet_int() == 7)
    probe(head);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return 0;
}
