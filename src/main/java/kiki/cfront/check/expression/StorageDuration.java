package kiki.cfront.check.expression;

/** Static objects need constant values. */
public enum StorageDuration {
  STATIC,
  AUTOMATIC
}
