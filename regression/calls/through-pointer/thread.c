#include <assert.h>
#include <pthread.h>
int x;

void *run(void *unused) {
  x = 1;
  return unused;
}

int main(void) {
  int (*start)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = pthread_create;
  pthread_t t;
  start(&t, 0, run, 0);
  assert(x == 0);
}
