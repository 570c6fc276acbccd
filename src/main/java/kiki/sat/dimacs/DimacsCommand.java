// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.sat.CdclSolver;
import kiki.sat.SatSolver;
import kiki.sat.ipasir.IpasirLibrary;
import kiki.sat.ipasir.SatLibraryException;

/**
 * {@code kiki sat FILE.cnf}: solves a DIMACS file and answers as SAT competitions prescribe. Prints
 * nothing itself.
 *
 * @param file the formula
 * @param proof where to write a DRAT proof, if wanted
 * @param satLibrary the IPASIR library to solve with, if not the embedded solver
 */
public record DimacsCommand(Path file, Optional<Path> proof, Optional<Path> satLibrary) {
  private static final int MODEL_LINE_WIDTH = 78;
  private static final int UNDECIDED = 5;

  /**
   * What to print and how to exit.
   *
   * @param lines for the standard output
   * @param errors for the standard error output
   * @param exitCode 10 satisfiable, 20 unsatisfiable, 5 not decided, 1 wrong usage, 6 bad input
   */
  public record Outcome(List<String> lines, List<String> errors, int exitCode) {
    private static Outcome error(int exitCode, String message) {
      return new Outcome(List.of(), List.of(message), exitCode);
    }
  }

  /** Solves, unless {@code terminator} says to stop. */
  public Outcome run(BooleanSupplier terminator) {
    if (proof.isPresent() && satLibrary.isPresent()) {
      return Outcome.error(1, "--proof needs the embedded solver: it excludes --sat-library");
    }
    if (proof.isPresent() && isFormula(proof.get())) {
      return Outcome.error(1, "--proof would replace the formula " + file);
    }
    try {
      DimacsFormula formula = DimacsReader.read(file);
      return proof.isPresent() ? solveWithProof(formula, terminator) : solve(formula, terminator);
    } catch (DimacsException | SatLibraryException e) {
      return Outcome.error(6, e.getMessage());
    } catch (IOException e) {
      return Outcome.error(6, file + ": " + reason(e));
    } catch (UncheckedIOException e) {
      return Outcome.error(
          6, "cannot write the proof " + proof.orElseThrow() + ": " + reason(e.getCause()));
    }
  }

  private boolean isFormula(Path other) {
    try {
      return Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other);
    } catch (IOException e) {
      return false; // reading it will say what is wrong
    }
  }

  /** What went wrong, without the name of the file, which may be one the user does not know. */
  private static String reason(IOException failure) {
    return switch (failure) {
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      case NoSuchFileException _ -> "no such file or directory";
      case FileSystemException e -> "not accessible (" + e.getClass().getSimpleName() + ")";
      default -> failure.getMessage();
    };
  }

  private Outcome solve(DimacsFormula formula, BooleanSupplier terminator)
      throws SatLibraryException {
    try (SatSolver solver =
        satLibrary.isPresent()
            ? IpasirLibrary.load(satLibrary.get()).newSolver()
            : new CdclSolver()) {
      return decide(formula, solver, terminator);
    }
  }

  private Outcome solveWithProof(DimacsFormula formula, BooleanSupplier terminator) {
    try (DratFile drat = DratFile.create(proof.orElseThrow());
        SatSolver solver = new CdclSolver(drat)) {
      Outcome outcome = decide(formula, solver, terminator);
      if (outcome.exitCode != UNDECIDED) {
        drat.commit();
      }
      return outcome;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Outcome decide(
      DimacsFormula formula, SatSolver solver, BooleanSupplier terminator) {
    formula.addTo(solver);
    solver.setTerminator(terminator);
    return switch (solver.solve()) {
      case SAT -> new Outcome(model(formula, solver), List.of(), 10);
      case UNSAT -> new Outcome(List.of("s UNSATISFIABLE"), List.of(), 20);
      case UNKNOWN -> new Outcome(List.of("s UNKNOWN"), List.of(), UNDECIDED);
    };
  }

  private static List<String> model(DimacsFormula formula, SatSolver solver) {
    checkModel(formula, solver);
    List<String> lines = new ArrayList<>(List.of("s SATISFIABLE"));
    StringBuilder line = new StringBuilder("v");
    for (int variable = 1; variable <= formula.variables(); variable++) {
      String literal = Integer.toString(solver.value(variable) ? variable : -variable);
      if (line.length() + 1 + literal.length() > MODEL_LINE_WIDTH) {
        lines.add(line.toString());
        line.setLength(1);
      }
      line.append(' ').append(literal);
    }
    lines.add(line.append(" 0").toString());
    return lines;
  }

  private static void checkModel(DimacsFormula formula, SatSolver solver) {
    formula.forEach(
        (literals, length) -> {
          boolean satisfied = false;
          for (int i = 0; i < length; i++) {
            satisfied |= solver.value(literals[i]);
          }
          if (!satisfied) {
            throw new IllegalStateException("the solver's model falsifies a clause");
          }
        });
  }
}
