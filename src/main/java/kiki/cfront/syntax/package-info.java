// SPDX-License-Identifier: Apache-2.0
/** What the parser makes: syntax without types, as records, and its printer. */
package kiki.cfront.syntax;
