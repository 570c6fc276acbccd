int main(void) {
  int rounds = 0;
  int last = ({ again: ++rounds < 3 ? ({ goto again; 0; }) : rounds * 2; });
  __CPROVER_assert(last == 4, "of the round before");
}
