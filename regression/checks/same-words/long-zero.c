// two divisions whose texts are the same as far as they are printed
unsigned __VERIFIER_nondet_unsigned(void);
int main(void) {
  unsigned a_rather_long_name_of_a_variable = __VERIFIER_nondet_unsigned();
  unsigned one = 1;
  unsigned other = 0;
#define LONG \
  ((a_rather_long_name_of_a_variable & 0) \
      + (a_rather_long_name_of_a_variable & 1) \
      + (a_rather_long_name_of_a_variable & 2) \
      + (a_rather_long_name_of_a_variable & 3) \
      + (a_rather_long_name_of_a_variable & 4) \
      + (a_rather_long_name_of_a_variable & 5) \
      + (a_rather_long_name_of_a_variable & 6) \
      + (a_rather_long_name_of_a_variable & 7) \
      + (a_rather_long_name_of_a_variable & 8) \
      + (a_rather_long_name_of_a_variable & 9) \
      + (a_rather_long_name_of_a_variable & 10) \
      + (a_rather_long_name_of_a_variable & 11) \
      + (a_rather_long_name_of_a_variable & 12) \
      + (a_rather_long_name_of_a_variable & 13) \
      + (a_rather_long_name_of_a_variable & 14) \
      + (a_rather_long_name_of_a_variable & 15) \
      + (a_rather_long_name_of_a_variable & 16) \
      + (a_rather_long_name_of_a_variable & 17) \
      + (a_rather_long_name_of_a_variable & 18) \
      + (a_rather_long_name_of_a_variable & 19) \
      + (a_rather_long_name_of_a_variable & 20) \
      + (a_rather_long_name_of_a_variable & 21) \
      + (a_rather_long_name_of_a_variable & 22) \
      + (a_rather_long_name_of_a_variable & 23) \
      + (a_rather_long_name_of_a_variable & 24) \
      + (a_rather_long_name_of_a_variable & 25) \
      + (a_rather_long_name_of_a_variable & 26) \
      + (a_rather_long_name_of_a_variable & 27) \
      + (a_rather_long_name_of_a_variable & 28) \
      + (a_rather_long_name_of_a_variable & 29))
  unsigned r = LONG / one + LONG / other;
  return r == 7;
}
