/* Reverses a list of any length in place. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct node {
  unsigned number;
  struct node *next;
};

int main(void) {
  struct node *head = NULL;
  unsigned length = 0;
  while (__VERIFIER_nondet_bool()) {
    struct node *made = malloc(sizeof *made);
    made->number = length++;
    made->next = head;
    head = made;
  }

  struct node *done = NULL;
  while (head != NULL) {
    struct node *rest = head->next;
#ifdef LEAK
    head->next = NULL;
#else
    head->next = done;
#endif
    done = head;
#ifdef NULL_DEREFERENCE
    head = rest->next == NULL ? NULL : rest;
#elif defined USE_AFTER_FREE
    if (rest != NULL && rest->next == NULL)
      free(rest);
    head = rest;
#else
    head = rest;
#endif
  }

  unsigned expected = 0;
  while (done != NULL) {
    struct node *rest = done->next;
#ifdef WRONG_DATA
    __CPROVER_assert(done->number == length - 1 - expected, "last first");
#else
    __CPROVER_assert(done->number == expected, "first first");
#endif
    expected++;
#ifdef INVALID_FREE
    free((char *)done + done->number);
#else
    free(done);
#endif
#ifdef DOUBLE_FREE
    if (rest == NULL && expected > 1)
      free(done);
#endif
    done = rest;
  }
  return 0;
}
