// SPDX-License-Identifier: Apache-2.0
#include "core_json.h"

char __VERIFIER_nondet_char(void);

int main(void) {
  char text[8] = "{\"a\":10}", query[2] = "a", *value;
  text[2] = __VERIFIER_nondet_char();
  query[0] = __VERIFIER_nondet_char();
  size_t length;
  return JSON_Search(text, sizeof text, query, 1, &value, &length);
}
