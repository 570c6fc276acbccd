static int calls;
static const int limit = 10;
static int table[2] = {1, 2};

int next(void) {
  static int last = 5;
  if (last < limit) {
    last++;
  }
  return last;
}

int main(void) {
  __CPROVER_assert(limit == 10, "constants keep their values");
  int before = calls;
  calls = calls < limit ? calls + 1 : limit;
  __CPROVER_assert(calls > before || before >= 10, "counted");
  table[0] = 0;
  __CPROVER_assert(table[0] == 0, "written");
  return next() == 3;
}
