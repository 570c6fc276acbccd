package kiki.cfront.check;

/** An error that has been reported; unwinds to the statement or declaration it is in. */
final class CheckFailure extends RuntimeException {
  CheckFailure() {
    super("reported", null, false, false);
  }
}
