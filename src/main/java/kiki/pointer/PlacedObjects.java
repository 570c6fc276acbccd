// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.program.Program;

/** The objects at addresses that the program gives: an integer may be a pointer to one. */
final class PlacedObjects {
  private final Layout layout;
  private final PlaceFolding places;
  private final List<Symbol> symbols;
  private final PlaceSet anywhere;

  private PlacedObjects(
      Layout layout, PlaceFolding places, List<Symbol> symbols, PlaceSet anywhere) {
    this.layout = layout;
    this.places = places;
    this.symbols = symbols;
    this.anywhere = anywhere;
  }

  static PlacedObjects of(Program program, PlaceSets sets) {
    List<Symbol> symbols = program.globals().stream().filter(s -> s.address().isPresent()).toList();
    Set<Place> anywhere = new LinkedHashSet<>();
    symbols.forEach(s -> anywhere.add(Place.anywhere(new MemoryObject.Named(s))));
    return new PlacedObjects(program.layout(), sets.folding(), symbols, sets.of(anywhere));
  }

  List<Symbol> symbols() {
    return symbols;
  }

  /** Somewhere in one of the objects. */
  PlaceSet anywhere() {
    return anywhere;
  }

  /** The place at an address, the end of an object included. */
  PlaceSet at(BigInteger address, PlaceSets sets) {
    if (symbols.isEmpty()) {
      return PlaceSet.EMPTY;
    }
    BigInteger unsigned = address.mod(BigInteger.ONE.shiftLeft(layout.pointerWidth()));
    for (Symbol s : symbols) {
      BigInteger offset = unsigned.subtract(s.address().orElseThrow());
      BigInteger size = BigInteger.valueOf(layout.sizeOf(s.type()));
      if (offset.signum() >= 0 && offset.compareTo(size) <= 0) {
        return sets.of(places.at(new MemoryObject.Named(s), offset.longValueExact()));
      }
    }
    return PlaceSet.EMPTY;
  }
}
