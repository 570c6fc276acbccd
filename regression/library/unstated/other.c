/* Not the function of sys/select.h: it has other parameters. */
int select(int);

int main(void) { return select(1) == select(1); }
