double difftime(long later, long earlier) {
  return (double)later - (double)earlier;
}
