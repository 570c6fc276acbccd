#include <assert.h>
#include <pthread.h>
#include <threads.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  mtx_t mutex;
  assert(mtx_init(&mutex, mtx_plain) == thrd_success);
  assert(mtx_lock(&mutex) == thrd_success && mtx_unlock(&mutex) == thrd_success);
  mtx_destroy(&mutex);
  tss_t first, second;
  int x = 3, y = 4;
  assert(tss_create(&first, 0) == thrd_success && tss_create(&second, 0) == thrd_success);
  assert(tss_get(first) == 0);
  assert(tss_set(first, &x) == thrd_success && tss_set(second, &y) == thrd_success);
  assert(*(int *)tss_get(first) == 3);
  assert(thrd_equal(thrd_current(), thrd_current()) && pthread_equal(pthread_self(), pthread_self()));
  int n = __VERIFIER_nondet_int();
  if (n == 7)
    pthread_exit(0);
  assert(n != 7);
  return 0;
}
