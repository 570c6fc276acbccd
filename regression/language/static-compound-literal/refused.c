struct pair {
  int a, b;
};

int main(int argc, char **argv) {
  static struct pair local = (struct pair){argc, 1};
  return local.a;
}
