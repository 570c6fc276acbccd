// SPDX-License-Identifier: Apache-2.0
// Replays a DIMACS or iCNF file on MiniSat's library and prints the seconds spent in it.
#include <minisat/core/Solver.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>
using namespace Minisat;

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv) {
  FILE *in = fopen(argv[1], "r");
  if (!in) return 1;
  std::vector<int> items;  // literals, 0; INT_MIN starts a call
  const int call = -2147483647 - 1;
  char token[64];
  bool incremental = false;
  while (fscanf(in, "%60s", token) == 1) {
    if (token[0] == 'p') {
      fscanf(in, "%60s", token);
      if (token[0] == 'i') incremental = true;
      else fscanf(in, "%*d %*d");
    } else if (token[0] == 'a') items.push_back(call);
    else items.push_back(atoi(token));
  }
  if (!incremental) { items.push_back(call); items.push_back(0); }
  double start = now();
  Solver solver;
  vec<Lit> literals;
  bool solving = false;
  long sat = 0, unsat = 0;
  for (int item : items) {
    if (item == call) { solving = true; continue; }
    if (item != 0) {
      int v = abs(item) - 1;
      while (solver.nVars() <= v) solver.newVar();
      literals.push(mkLit(v, item < 0));
      continue;
    }
    if (solving) (solver.solve(literals) ? sat : unsat)++;
    else solver.addClause_(literals);
    literals.clear();
    solving = false;
  }
  printf("%.6f %ld %ld %llu %llu\n", now() - start, sat, unsat,
         (unsigned long long)solver.conflicts, (unsigned long long)solver.propagations);
}
