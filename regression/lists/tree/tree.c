/* A binary tree of any size: insert at any leaf, search, free by taking the tree apart. */
#include <stdlib.h>

_Bool __VERIFIER_nondet_bool(void);

struct tree {
  struct tree *left;
  struct tree *right;
  int key;
};

static struct tree *make(int key) {
  struct tree *made = malloc(sizeof *made);
  made->key = key;
#ifdef LEFT_OPEN
  made->left = NULL;
#else
  made->left = made->right = NULL;
#endif
  return made;
}

int main(void) {
  struct tree *root = make(0);
  while (__VERIFIER_nondet_bool()) {
    struct tree **link = &root;
    while (*link != NULL)
      link = __VERIFIER_nondet_bool() ? &(*link)->left : &(*link)->right;
#ifdef LEAK
    *link = make(1);
    if (__VERIFIER_nondet_bool())
      *link = make(2);
#else
    *link = make(1);
#endif
  }

  struct tree *at = root;
#ifdef NULL_DEREFERENCE
  while (at->left != NULL || at->right != NULL)
#else
  while (at->left != NULL)
#endif
    at = at->left;
#ifdef WRONG_DATA
  __CPROVER_assert(at->key == 0, "the leftmost node is the root");
#else
  __CPROVER_assert(at->key == 0 || at != root, "the root has its key");
#endif

  /* Turns left children up until there are none, then frees the root. */
  while (root != NULL) {
    if (root->left != NULL) {
      struct tree *up = root->left;
      root->left = up->right;
      up->right = root;
      root = up;
    } else {
      struct tree *right = root->right;
#ifdef INVALID_FREE
      free(&root->right);
#else
      free(root);
#endif
#ifdef DOUBLE_FREE
      if (right == NULL)
        free(root);
#endif
#ifdef USE_AFTER_FREE
      root = root->right;
#else
      root = right;
#endif
    }
  }
  return 0;
}
