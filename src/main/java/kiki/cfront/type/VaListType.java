package kiki.cfront.type;

/** {@code __builtin_va_list}, opaque: its layout is the ABI's business. */
public record VaListType() implements CType {
  public static final VaListType VA_LIST = new VaListType();

  @Override
  public String toString() {
    return "__builtin_va_list";
  }
}
