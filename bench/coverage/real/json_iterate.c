// SPDX-License-Identifier: Apache-2.0
#include "core_json.h"

char __VERIFIER_nondet_char(void);

int main(void) {
  char text[6] = "[1,\"\"]";
  text[1] = __VERIFIER_nondet_char();
  text[4] = __VERIFIER_nondet_char();
  size_t start = 0, next = 0;
  JSONPair_t pair;
  return JSON_Iterate(text, sizeof text, &start, &next, &pair);
}
