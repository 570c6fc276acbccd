// SPDX-License-Identifier: Apache-2.0
#include "core_sntp_serializer.h"

unsigned __VERIFIER_nondet_uint(void);
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  SntpTimestamp_t request, received;
  request.seconds = __VERIFIER_nondet_uint();
  request.fractions = 5;
  received.seconds = __VERIFIER_nondet_uint();
  received.fractions = 7;
  unsigned char packet[48];
  for (int i = 0; i < 48; i++) packet[i] = __VERIFIER_nondet_uchar();
  SntpResponseData_t parsed;
  return Sntp_DeserializeResponse(&request, &received, packet, sizeof packet, &parsed);
}
