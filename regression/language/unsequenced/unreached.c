int main(int argc, char **argv) {
  int i = 0;
  if (argc < 0) {
    i = i++;
  }
  __CPROVER_assert(i == 0, "not reached");
}
