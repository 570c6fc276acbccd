struct device {
  volatile unsigned status;
  unsigned data;
};
volatile int flag;
int plain;

int main(void) {
  struct device device = {0, 0};
  struct device *d = &device;
  volatile int *view = &plain;
  int before = flag;
  __CPROVER_assert(before == flag, "a variable");
  __CPROVER_assert(d->status == d->status, "a member");
  __CPROVER_assert(*view == 0, "behind a pointer");
  flag = 3;
  flag++;
  __CPROVER_assert(flag == 4, "after a write");
}
