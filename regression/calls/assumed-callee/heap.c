// A function pointer in memory that nobody wrote, of which only an assumption tells what it is.
#include <assert.h>
#include <stdlib.h>

struct table {
  long size;
  void (*destroy)(int *);
};

struct map {
  struct table *table;
};

static void count(int *calls) { *calls += 1; }

static void empty(struct map *map, int *calls) {
  if (map->table->destroy) {
    map->table->destroy(calls);
    assert(*calls == 1 + BUG);
  } else {
    assert(*calls == 0);
  }
}

int main(void) {
  unsigned long extra;
  struct map map;
  map.table = malloc(sizeof(struct table) + extra % 100);
  if (!map.table) {
    return 0;
  }
  __CPROVER_assume(map.table->destroy == count || !map.table->destroy);
  int calls = 0;
  empty(&map, &calls);
  return 0;
}
