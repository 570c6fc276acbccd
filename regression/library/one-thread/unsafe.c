#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int *value;

static void at_end(void) {
  assert(*value == 1);
}

int main(void) {
  pthread_key_t key;
  int x = __VERIFIER_nondet_int();
  pthread_key_create(&key, 0);
  pthread_setspecific(key, &x);
  value = pthread_getspecific(key);
  atexit(at_end);
  pthread_exit(0);
}
