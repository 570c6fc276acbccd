int increment(int x) { return x + 1; }

int widened(int x) { return (int)((x + 1ll) / 2); }

int sum(int x, int y) { return x + y; }

int quotient(int d) { return 100 / d; }

unsigned shifted(unsigned x, int by) { return x >> by; }

unsigned difference(unsigned a, unsigned b) { return a - b; }
