enum colour { RED = 1, GREEN, BLUE = 7 };

int main(void) {
  enum colour c = RED;
  c++;
  __CPROVER_assert(__CPROVER_enum_is_in_range(c), "GREEN");
  c++;
  __CPROVER_assert(__CPROVER_enum_is_in_range(c), "three has no name");
}
