// SPDX-License-Identifier: Apache-2.0
// A protocol with two parties and a lossy line: sequence numbers never run apart.
extern int nondet_int(void);
extern void __CPROVER_assert(_Bool, const char *);
enum state { IDLE, SENT, ACKED };
int main(void) {
  enum state sender = IDLE;
  unsigned next = 0, expected = 0, line = 0, acknowledged = 0;
  int full = 0, answered = 0, tries = 0;
  while (1) {
    switch (nondet_int() & 3) {
    case 0:
      if (sender == IDLE) {
        line = next;
        full = 1;
        sender = SENT;
        tries = 0;
      } else if (sender == SENT && tries < 5) {
        line = next;
        full = 1;
        tries++;
      }
      break;
    case 1:
      full = 0;
      break;
    case 2:
      if (full) {
        if (line == expected)
          expected++;
        acknowledged = line;
        answered = 1;
        full = 0;
      }
      break;
    default:
      if (answered) {
        answered = 0;
        if (sender == SENT && acknowledged == next) {
          next++;
          sender = IDLE;
        }
      }
    }
    __CPROVER_assert(expected - next <= 1, "the receiver is at most one ahead");
    __CPROVER_assert(tries >= 0 && tries <= 5, "bounded tries");
    __CPROVER_assert(!full || line == next, "the line holds the current number");
  }
}
