#include <assert.h>
#include <string.h>

char name[10];

int main(void) {
  int row[4];
  assert(__builtin_object_size(name, 0) == 10);
  assert(__builtin_object_size((void *)row, 1) == sizeof row);
  assert(__builtin_object_size(&row, 2) == sizeof row);
  assert(__builtin_object_size("four", 0) == 5);
  __builtin___strcpy_chk(name, "short", __builtin_object_size(name, 0));
  assert(strlen(name) == 5);
  return 0;
}
