// SPDX-License-Identifier: Apache-2.0
/**
 * Keys of questions: equal keys, equal answers. In: programs, options. Out: digests, and the places
 * in the text that they do not depend on.
 */
package kiki.project.key;
