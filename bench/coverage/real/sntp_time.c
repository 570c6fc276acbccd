// SPDX-License-Identifier: Apache-2.0
#include "core_sntp_serializer.h"

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  SntpTimestamp_t time;
  time.seconds = __VERIFIER_nondet_uint();
  time.fractions = __VERIFIER_nondet_uint();
  uint32_t seconds, micros;
  return Sntp_ConvertToUnixTime(&time, &seconds, &micros);
}
