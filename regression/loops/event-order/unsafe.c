/* A lock with a code of nine digits: each wrong one starts it anew, so that few orders of events open it. */
extern int __VERIFIER_nondet_int(void);
void __CPROVER_assert(_Bool, const char *);

int digit;
int alarms;
int opened;

static int next(int key) {
  switch (digit) {
  case 0: return key == 4;
  case 1: return key == 1;
  case 2: return key == 5;
  case 3: return key == 9;
  case 4: return key == 2;
  case 5: return key == 6;
  case 6: return key == 5;
  case 7: return key == 3;
  default: return key == 5;
  }
}

int main(void) {
  while (1) {
    int key = __VERIFIER_nondet_int();
    if (key < 0 || key > 9)
      return 0;
    if (next(key)) {
      digit++;
    } else {
      digit = 0;
      alarms = alarms < 3 ? alarms + 1 : 0;
    }
    if (digit == 9 && alarms == 2)
      opened = 1;
    if (digit == 9)
      digit = 0;
    __CPROVER_assert(!opened, "stays closed");
  }
}
