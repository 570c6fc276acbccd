struct list {
  int count;
  int items[0];
};
struct nested {
  int tag;
  struct list last;
};

int main(void) {
  struct nested n[2];
  return n[1].last.items[0];
}
