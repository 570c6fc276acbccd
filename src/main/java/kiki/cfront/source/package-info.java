// SPDX-License-Identifier: Apache-2.0
/**
 * Source text and what is said about it: decoding of files, the lines behind a location,
 * diagnostics, and the dialect the text is read in. Depends on util and options.
 */
package kiki.cfront.source;
