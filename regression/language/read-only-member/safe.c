/* A whole object is saved, a member of which is read-only. */
#include <assert.h>
struct text {
  const unsigned long length;
  char first;
};
char nondet_char(void);

int main(void) {
  struct text text = {1, nondet_char()};
  struct text saved = {0, 0};
  saved = text;
  assert(saved.length == LENGTH && saved.first == text.first);
}
