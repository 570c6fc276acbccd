struct text {
  long length;
  char first;
  char rest[];
};

int main(void) {
  struct text t;
  for (int i = 0; i < 8; i++) {
    t.rest[i] = 'x';
  }
}
