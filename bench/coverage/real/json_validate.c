// SPDX-License-Identifier: Apache-2.0
#include "core_json.h"

char __VERIFIER_nondet_char(void);

int main(void) {
  char text[4];
  for (int i = 0; i < 4; i++) text[i] = __VERIFIER_nondet_char();
  return JSON_Validate(text, sizeof text);
}
