int missing(void) __attribute__((weak));
extern int nowhere __attribute__((weak));
int present(void) __attribute__((weak));
int present(void) { return 3; }
extern int number __attribute__((weak));
int number = 4;
extern void free(void *) __attribute__((weak));

int first(void) { return missing != 0; }

int main(void) {
  int (*copy)(void) = missing;
  if (first()) {
    __CPROVER_assert(copy != 0, "the same answer each time");
    copy();
  } else {
    __CPROVER_assert(!copy && !missing, "the same null each time");
  }
  int *place = &nowhere;
  if (place) {
    *place = 1;
    __CPROVER_assert(nowhere == 1, "an object if it is there");
  }
  __CPROVER_assert(present && present() == 3, "a function of the program");
  __CPROVER_assert(&number && number == 4, "an object of the program");
  __CPROVER_assert(free, "a function of the library");
}
