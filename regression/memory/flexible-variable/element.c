struct list {
  int count;
  int items[];
};

int main(void) {
  struct list d;
  d.count = 1;
  d.items[3] = 1;
}
