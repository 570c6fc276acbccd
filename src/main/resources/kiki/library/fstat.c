#include <sys/stat.h>
/* What a file is and whether it exists is not known. */
int __kiki_input_int(const char *source);
int fstat(int file, struct stat *result) {
  (void)file;
  if (__kiki_input_int("fstat") != 0)
    return -1;
  struct stat any;
  *result = any;
  return 0;
}
