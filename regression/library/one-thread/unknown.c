#include <assert.h>
#include <pthread.h>

static void handler(void *argument) {
  assert(argument == 0);
}

int main(void) {
  pthread_cleanup_push(handler, (void *)1);
  pthread_exit(0);
  pthread_cleanup_pop(0);
  return 0;
}
