package kiki.util;

/** A place in the user's source text. Lines and columns count from one; zero means unknown. */
public record Location(String file, int line, int column) {
  /** For what no source text stands behind, such as the start-up code of a program. */
  public static final Location NONE = new Location("", 0, 0);

  @Override
  public String toString() {
    return line == 0 ? file : column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
  }
}
