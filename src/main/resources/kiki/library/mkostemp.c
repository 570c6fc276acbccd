// SPDX-License-Identifier: Apache-2.0
#define FUNCTION "mkostemp"
#include "temporary_file.h"

int mkostemp(char *name, int flags) {
  (void)flags;
  return temporary_file(name, strlen(name));
}
