package kiki.lower;

/** Whether anyone looks at the value of an expression. */
enum Use {
  VALUE,
  DISCARD
}
