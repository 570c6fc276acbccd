// SPDX-License-Identifier: Apache-2.0
/**
 * The abstract domains. In comes the shape of a loop; out goes its template. {@code template} has
 * what all domains are made of, {@code numeric}, {@code predicate}, {@code path}, {@code heap} and
 * {@code array} have the rows, {@code shape} what they know of a loop, and {@link
 * kiki.domain.DomainList} is the list.
 */
package kiki.domain;
