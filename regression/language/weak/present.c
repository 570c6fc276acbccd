int present(void) __attribute__((weak));
int present(void) { return 3; }

int main(void) {
  if (present) {
    __CPROVER_assert(present() == 4, "called");
  }
}
