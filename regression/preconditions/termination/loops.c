void count(unsigned n) {
  for (unsigned i = 0; i < n; i++) {
  }
}

void down(int x) {
  while (x != 0) {
    x--;
  }
}

int approach(int x, int d) {
  while (x > 0) {
    x += d;
  }
  return x;
}

void forever(void) {
  while (1) {
  }
}

void wait(int flag) {
  while (flag) {
  }
}
