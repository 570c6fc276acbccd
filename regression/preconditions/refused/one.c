int one(int x) { return x; }
