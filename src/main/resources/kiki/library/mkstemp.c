// SPDX-License-Identifier: Apache-2.0
#define FUNCTION "mkstemp"
#include "temporary_file.h"

int mkstemp(char *name) { return temporary_file(name, strlen(name)); }
