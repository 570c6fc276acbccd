// SPDX-License-Identifier: Apache-2.0
/** JSON texts (RFC 8259) as values, both ways. Depends on nothing. */
package kiki.util.json;
