// SPDX-License-Identifier: Apache-2.0
package kiki.sat.ipasir;

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

  private IpasirLibrary(
      IpasirFunctions.Init init,
      IpasirFunctions.Release release,
      IpasirFunctions.TakeLiteral add,
      IpasirFunctions.TakeLiteral assume,
      IpasirFunctions.Solve solve,
      IpasirFunctions.AskLiteral value,
      IpasirFunctions.AskLiteral failed,
      IpasirFunctions.SetTerminate setTerminate,
      IpasirFunctions.SetLearn setLearn) {
    this.init = init;
    this.release = release;
    this.add = add;
    this.assume = assume;
    this.solve = solve;
    this.value = value;
    this.failed = failed;
    this.setTerminate = setTerminate;
    this.setLearn = setLearn;
  }

  private static IpasirLibrary of(Functions functions) throws SatLibraryException {
    FunctionDescriptor taking = ofVoid(ADDRESS, JAVA_INT);
    FunctionDescriptor asking = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT);
    return new IpasirLibrary(
        functions.find("ipasir_init", IpasirFunctions.Init.class, FunctionDescriptor.of(ADDRESS)),
        functions.find("ipasir_release", IpasirFunctions.Release.class, ofVoid(ADDRESS)),
        functions.find("ipasir_add", IpasirFunctions.TakeLiteral.class, taking),
        functions.find("ipasir_assume", IpasirFunctions.TakeLiteral.class, taking),
        functions.find(
            "ipasir_solve", IpasirFunctions.Solve.class, FunctionDescriptor.of(JAVA_INT, ADDRESS)),
        functions.find("ipasir_val", IpasirFunctions.AskLiteral.class, asking),
        functions.find("ipasir_failed", IpasirFunctions.AskLiteral.class, asking),
        functions.find(
            "ipasir_set_terminate",
            IpasirFunctions.SetTerminate.class,
            ofVoid(ADDRESS, ADDRESS, ADDRESS)),
        functions.find(
            "ipasir_set_learn",
            IpasirFunctions.SetLearn.class,
            ofVoid(ADDRESS, ADDRESS, JAVA_INT, ADDRESS)));
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
      return of(new Functions(file, SymbolLookup.libraryLookup(file, Arena.global())));
    } catch (IllegalArgumentException e) {
      throw new SatLibraryException(file + ": not a shared library that can be loaded here");
    }
  }

  /** A new solver of the library. */
  public SatSolver newSolver() {
    return IpasirSolver.of(this);
  }
}
