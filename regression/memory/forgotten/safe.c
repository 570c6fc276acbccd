/* A protocol over a few variables in code that moves data through structures and assembly. */
int input(void);
struct packet *receive(void);

struct packet {
  struct packet *next;
  int kind;
  int data[4];
};

static int locked, users, failed;

static void lock(void) {
  __CPROVER_assert(!locked, "not locked twice");
  locked = 1;
}

static void unlock(void) {
  __CPROVER_assert(locked, "locked before");
  locked = 0;
}

/* What is given an address writes there only. */
static void count(int *users, int change) { *users += change; }

static void barrier(void) {
#ifdef NAMED
  __asm__ volatile("movl $1, locked" : : : "memory");
#else
  __asm__ volatile("lock; addl $0, 0(%%esp)" : : : "memory");
#endif
}

#define MOVE(n) \
  p->data[(n) & 3] = q->data[p->kind & 3] + (n); \
  if (p->next) q = p->next; \
  if (q->kind == (n)) p->kind = q->kind + p->data[1];

static void move(struct packet *p, struct packet *q) {
  MOVE(1)
  MOVE(2)
  MOVE(3)
  MOVE(4)
  MOVE(5)
  MOVE(6)
  MOVE(7)
  MOVE(8)
}

int main(void) {
#ifdef EXPOSED
  int *exposed = &locked;
  if (input()) *exposed = 0;
#endif
  struct packet *first = receive();
  while (input()) {
    struct packet *p = receive();
    lock();
    count(&users, 1);
    barrier();
    move(first, p);
    if (p->kind == 3) {
      failed = 1;
    }
    count(&users, -1);
#ifdef TWICE
    if (p->data[0] == 5)
#endif
    unlock();
  }
  __CPROVER_assert(!locked, "unlocked");
  return 0;
}
