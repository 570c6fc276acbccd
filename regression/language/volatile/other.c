struct device {
  volatile unsigned status;
  unsigned data;
};
volatile int flag;
int plain;

int main(void) {
  struct device device = {1, 2};
  int value = flag;
  flag = value;
  __CPROVER_assert(device.data == 2 && plain == 0, "what is not volatile is memory");
  __CPROVER_assert(value == value, "read once");
  int mode = flag & 3;
  int limits[4] = {1, 2, 3, 4};
  __CPROVER_assert(limits[mode] > 0, "one read, one value");
}
