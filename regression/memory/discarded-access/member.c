struct node {
  struct node *next;
  int f;
};

int main(void) {
  struct node a;
  struct node *q = &a;
  (--q)->f;
}
