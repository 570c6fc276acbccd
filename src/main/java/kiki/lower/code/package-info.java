// SPDX-License-Identifier: Apache-2.0
/**
 * What lowering writes with, and how it looks at typed trees: instructions of one function under
 * construction, conversions as expressions, walks over trees. Depends on {@code cfront} and {@code
 * program} alone.
 */
package kiki.lower.code;
