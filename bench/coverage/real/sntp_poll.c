// SPDX-License-Identifier: Apache-2.0
#include "core_sntp_serializer.h"

unsigned short __VERIFIER_nondet_ushort(void);

int main(void) {
  uint32_t interval;
  uint16_t tolerance = __VERIFIER_nondet_ushort();
  return Sntp_CalculatePollInterval(tolerance, __VERIFIER_nondet_ushort(), &interval);
}
