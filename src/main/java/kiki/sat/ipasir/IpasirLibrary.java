// SPDX-License-Identifier: Apache-2.0
package kiki.sat.ipasir;

import static java.lang.foreign.FunctionDescriptor.of;
import static java.lang.foreign.FunctionDescriptor.ofVoid;
import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandleProxies;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import kiki.sat.SatSolver;

/**
 * The functions of a shared library that speaks IPASIR. Loaded once, for the life of the program;
 * any number of solvers can be made from it.
 */
public final class IpasirLibrary {
  final IpasirFunctions.Init init;
  final IpasirFunctions.Release release;
  final IpasirFunctions.TakeLiteral add;
  final IpasirFunctions.TakeLiteral assume;
  final IpasirFunctions.Solve solve;
  final IpasirFunctions.AskLiteral value;
  final IpasirFunctions.AskLiteral failed;
  final IpasirFunctions.SetTerminate setTerminate;
  final IpasirFunctions.SetLearn setLearn;

  private IpasirLibrary(Path file, SymbolLookup symbols) throws SatLibraryException {
    Functions functions = new Functions(file, symbols);
    init = functions.find("ipasir_init", IpasirFunctions.Init.class, of(ADDRESS));
    release = functions.find("ipasir_release", IpasirFunctions.Release.class, ofVoid(ADDRESS));
    add =
        functions.find("ipasir_add", IpasirFunctions.TakeLiteral.class, ofVoid(ADDRESS, JAVA_INT));
    assume =
        functions.find(
            "ipasir_assume", IpasirFunctions.TakeLiteral.class, ofVoid(ADDRESS, JAVA_INT));
    solve = functions.find("ipasir_solve", IpasirFunctions.Solve.class, of(JAVA_INT, ADDRESS));
    value =
        functions.find(
            "ipasir_val", IpasirFunctions.AskLiteral.class, of(JAVA_INT, ADDRESS, JAVA_INT));
    failed =
        functions.find(
            "ipasir_failed", IpasirFunctions.AskLiteral.class, of(JAVA_INT, ADDRESS, JAVA_INT));
    setTerminate =
        functions.find(
            "ipasir_set_terminate",
            IpasirFunctions.SetTerminate.class,
            ofVoid(ADDRESS, ADDRESS, ADDRESS));
    setLearn =
        functions.find(
            "ipasir_set_learn",
            IpasirFunctions.SetLearn.class,
            ofVoid(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));
  }

  private record Functions(Path file, SymbolLookup symbols) {
    <T> T find(String name, Class<T> type, FunctionDescriptor descriptor)
        throws SatLibraryException {
      Optional<MemorySegment> address = symbols.find(name);
      if (address.isEmpty()) {
        throw new SatLibraryException(file + ": not an IPASIR library: it lacks " + name);
      }
      return MethodHandleProxies.asInterfaceInstance(
          type, Linker.nativeLinker().downcallHandle(address.get(), descriptor));
    }
  }

  /** Loads the library. */
  public static IpasirLibrary load(Path file) throws SatLibraryException {
    if (!Files.isRegularFile(file)) {
      throw new SatLibraryException(file + ": no such file");
    }
    try {
      return new IpasirLibrary(file, SymbolLookup.libraryLookup(file, Arena.global()));
    } catch (IllegalArgumentException e) {
      throw new SatLibraryException(file + ": not a shared library that can be loaded here");
    }
  }

  /** A new solver of the library. */
  public SatSolver newSolver() {
    return new IpasirSolver(this);
  }
}
