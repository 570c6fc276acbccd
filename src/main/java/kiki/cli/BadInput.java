package kiki.cli;

/** The input cannot be used; the message is for the user, details have been printed already. */
final class BadInput extends RuntimeException {
  BadInput(String message) {
    super(message);
  }
}
