int main(void) {
  unsigned long place = ({ __label__ here; here: (unsigned long)&&here; });
  __CPROVER_assert(place != 0, "the address of a label");
  int number = ({ first: second: 6; });
  __CPROVER_assert(number == 6, "behind two labels");
  int rounds = 0;
  int last = ({ again: ++rounds < 3 ? ({ goto again; 0; }) : rounds * 2; });
  __CPROVER_assert(last == 6, "of the last round");
}
