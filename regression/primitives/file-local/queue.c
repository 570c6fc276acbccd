static int s_step(int n) { return n + 1; }
int queue_step(int n) { return s_step(n); }
