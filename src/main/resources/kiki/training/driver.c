// SPDX-License-Identifier: Apache-2.0
# 1 "driver.c"
# 1 "<built-in>"
# 1 "<command-line>"
# 1 "driver.c"
# 1 "/usr/include/string.h" 1 3 4
typedef unsigned long size_t;
extern size_t strlen(const char *s) __attribute__((__nothrow__, __leaf__, __pure__));
extern char *strcpy(char *__restrict to, const char *__restrict from);
extern void *memcpy(void *__restrict to, const void *__restrict from, size_t n);
extern int printf(const char *__restrict format, ...);
extern double fabs(double x);
extern void abort(void) __attribute__((__noreturn__));
# 4 "driver.c" 2
/* A driver as competitions have it: preprocessed, with a table of functions and a state. */
extern void __VERIFIER_error(void) __attribute__((__noreturn__));
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

enum state { CLOSED, OPEN = 2, BROKEN };

typedef struct request {
  enum state state;
  unsigned int flags : 3;
  char name[16];
  union {
    int code;
    unsigned char bytes[4];
  } u;
} request;

struct operations {
  int (*open)(request *);
  int (*close)(request *);
};

static int locked = 0;
static const char *const names[2] = {"first", "second"};

static void lock(void) {
  if (locked)
    __VERIFIER_error();
  locked = 1;
}

static void unlock(void) {
  if (!locked)
    __VERIFIER_error();
  locked = 0;
}

static int do_open(request *r) {
  lock();
  if (r->state != CLOSED) {
    unlock();
    return -1;
  }
  r->state = OPEN;
  strcpy(r->name, names[r->flags & 1]);
  unlock();
  return (int)strlen(r->name);
}

static int do_close(request *r) {
  lock();
  r->state = r->state == OPEN ? CLOSED : BROKEN;
  unlock();
  return 0;
}

static struct operations table = {.open = do_open, .close = do_close};

int main(int argc, char **argv) {
  request r = {CLOSED, 1, "", {0}};
  request copy;
  unsigned int sum = 0, i = 0, n = __VERIFIER_nondet_uint();
  double d = fabs(-0.5);
  int old, new = 0;
  if (n > 1000)
    return 0;
  do {
    lock();
    old = new;
    if (__VERIFIER_nondet_int()) {
      unlock();
      new++;
    }
  } while (new != old);
  unlock();
  for (; i < n; i++)
    sum += 2;
  if (sum != 2 * n)
    goto ERROR;
  while (__VERIFIER_nondet_int()) {
    switch (__VERIFIER_nondet_int()) {
      case 1:
        table.open(&r);
        break;
      case 2:
        table.close(&r);
        break;
      default:
        memcpy(&copy, &r, sizeof r);
        if (copy.state == BROKEN)
          printf("%s: %d %f\n", copy.name, copy.u.code, d);
    }
  }
  if (locked)
    goto ERROR;
  return 0;
ERROR:
  __VERIFIER_error();
}
