// SPDX-License-Identifier: Apache-2.0
#include "core_sntp_serializer.h"

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  SntpTimestamp_t time;
  time.seconds = __VERIFIER_nondet_uint();
  time.fractions = __VERIFIER_nondet_uint();
  unsigned char packet[48];
  size_t size = __VERIFIER_nondet_uint() % 49;
  return Sntp_SerializeRequest(&time, __VERIFIER_nondet_uint(), packet, size);
}
