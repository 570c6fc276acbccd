#include <stdlib.h>
struct list {
  struct list *next;
};
void dispose(struct list *l);

/* Nobody knows whether dispose frees what it gets. */
int main(void) {
  struct list *l = malloc(sizeof(struct list));
  l->next = malloc(sizeof(struct list));
  l->next->next = 0;
  dispose(l);
  return 0;
}
