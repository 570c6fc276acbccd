#include <stdlib.h>
struct list {
  struct list *next;
};
void dispose(struct list *l);

int main(void) {
  struct list *l = malloc(sizeof(struct list));
  struct list *m = malloc(sizeof(struct list));
  l->next = 0;
  dispose(l);
  return 0;
}
