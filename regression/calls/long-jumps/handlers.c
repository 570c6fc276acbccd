#include <setjmp.h>

struct handler {
  jmp_buf place;
  struct handler *outer;
};

static struct handler *top;
static int log;

static void throw(int code) {
  struct handler *h = top;
  top = h->outer;
  longjmp(h->place, code);
}

static void inner(int how) {
  struct handler h;
  h.outer = top;
  top = &h;
  int code = setjmp(h.place);
  if (code == 0) {
    if (how & 1)
      throw(2);
    top = h.outer;
  } else {
    log = log * 10 + code;
    if (how & 2)
      throw(code + 1);
  }
}

int nondet_int(void);

int main(void) {
  int how = nondet_int();
  struct handler h;
  h.outer = 0;
  top = &h;
  int code = setjmp(h.place);
  if (code == 0)
    inner(how & 3);
  else
    log = log * 10 + code;
  __CPROVER_assert(log == ((how & 3) == 3 ? THREE : how & 1 ? 2 : 0), "who handled what");
}
