package kiki.util;

/** The version of this build. */
public final class Version {
  public static final String NUMBER = "0.1.0";

  private Version() {}
}
