// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** Where a function is called, in all activations of the caller. */
public record CallSite(Symbol caller, Location location) {}
