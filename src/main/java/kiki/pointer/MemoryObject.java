// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * What a pointer can point to, before unwinding: a variable or function stands for all its
 * activations, an allocation site for all objects allocated there. Equality is by identity of the
 * symbol or site.
 */
public sealed interface MemoryObject {
  /** The type that lies in the object; for an allocation site, that of one element. */
  CType type();

  record Named(Symbol symbol) implements MemoryObject {
    @Override
    public CType type() {
      return symbol.type();
    }

    @Override
    public String toString() {
      return symbol.toString();
    }
  }

  /** All objects of an allocation instruction. */
  final class Allocated implements MemoryObject {
    private final Instruction.Allocate site;

    public Allocated(Instruction.Allocate site) {
      this.site = site;
    }

    public Instruction.Allocate site() {
      return site;
    }

    @Override
    public CType type() {
      return site.elementType();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Allocated allocated && allocated.site == site;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(site);
    }

    /** Where the site is, short and unlike that of any other site in the file. */
    public String name() {
      Location at = site.location();
      return switch (site.lifetime()) {
        case HEAP, FUNCTION ->
            "allocated@" + (at.isLibrary() ? at.toString() : at.line() + ":" + at.column());
        // The objects that arguments of the entry function point to are all made in one place.
        case PROGRAM ->
            "object(" + ExprPrinter.printLine(site.target()).replaceAll("\\$\\d+", "") + ")";
      };
    }

    @Override
    public String toString() {
      return "allocated@" + site.location();
    }
  }
}
