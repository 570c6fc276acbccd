#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Decides a safe program and its unsafe twin; exits with 0 if both answers are right.
set -u
home=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cat > "$work/p.prp" <<'END'
CHECK( init(main()), LTL(G ! call(reach_error())) )
END
for limit in 10 9; do
  cat > "$work/p$limit.c" <<END
extern void abort(void);
extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void) { abort(); }
int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), i = 0;
  while (i < n && i < 10) i++;
  if (i > $limit) reach_error();
}
END
done
safe=$("$home/kiki-competition" --cpu-limit 100 --propertyfile "$work/p.prp" --64 "$work/p10.c" | tail -1)
unsafe=$("$home/kiki-competition" --cpu-limit 100 --propertyfile "$work/p.prp" --64 "$work/p9.c" | tail -1)
echo "safe program: $safe"
echo "unsafe program: $unsafe"
[ "$safe" = TRUE ] && [ "$unsafe" = "FALSE(unreach-call)" ]
