// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import kiki.sat.ipasir.IpasirLibrary;
import kiki.sat.ipasir.SatLibraryException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Runs the contract on the library that the variable IPASIR_LIBRARY names. */
@EnabledIfEnvironmentVariable(named = "IPASIR_LIBRARY", matches = ".+")
class IpasirSolverTest extends SatSolverContract {
  private static IpasirLibrary library;

  @BeforeAll
  static void load() throws SatLibraryException {
    library = IpasirLibrary.load(Path.of(System.getenv("IPASIR_LIBRARY")));
  }

  @Override
  SatSolver create() {
    return library.newSolver();
  }

  @Test
  void anExceptionOfTheTerminatorReachesTheCaller() {
    try (SatSolver solver = create()) {
      addPigeons(solver, 10);
      solver.setTerminator(
          () -> {
            throw new ArithmeticException("from the terminator");
          });
      assertThrows(ArithmeticException.class, solver::solve);
    }
  }
}
