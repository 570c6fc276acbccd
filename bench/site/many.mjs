// SPDX-License-Identifier: Apache-2.0
// node many.mjs RESULTS COPIES: prints what 'kiki project --results RESULTS' wrote as if each file were there so many times.
// 'kiki merge' makes a large report of it, and check.mjs says how fast that is.
import fs from "node:fs";

const [, , results, copies] = process.argv;
const all = JSON.parse(fs.readFileSync(results, "utf8"));
const files = new Set();
JSON.stringify(all.answers, (_, value) => {
  if (typeof value === "string" && /^[^<:]+\.[ch]$/.test(value)) files.add(value);
  return value;
});
const copy = (value, i) =>
  typeof value === "string"
    ? files.has(value) ? `copy${i}/${value}` : value
    : Array.isArray(value)
      ? value.map((v) => copy(v, i))
      : value && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, copy(v, i)]))
        : value;
all.answers = Array.from({ length: Number(copies) }, (_, i) => copy(all.answers, i)).flat();
console.log(JSON.stringify(all));
