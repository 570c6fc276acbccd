// SPDX-License-Identifier: Apache-2.0
#define FUNCTION "mkstemps"
#include "temporary_file.h"

int mkstemps(char *name, int rest) {
  __SIZE_TYPE__ length = strlen(name);
  if (rest < 0 || (__SIZE_TYPE__)rest > length)
    rest = (int)length;
  return temporary_file(name, length - (__SIZE_TYPE__)rest);
}
