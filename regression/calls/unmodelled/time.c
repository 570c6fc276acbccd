#include <assert.h>
#include <sys/time.h>

int main(void) {
  struct timeval now = {0, 0};
  gettimeofday(&now, 0);
  assert(now.tv_usec < 1000000);
  assert(now.tv_sec == 0);
}
