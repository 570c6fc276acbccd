/** What the parser makes: syntax without types, as records, and its printer. */
package kiki.cfront.syntax;
