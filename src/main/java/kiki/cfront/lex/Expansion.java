// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import kiki.util.Location;

/** The macro whose body a token came from; the token's own location is where it was used. */
public record Expansion(String macro, Location definition) {}
