// SPDX-License-Identifier: Apache-2.0
/**
 * kiki as a library: C files or texts become a program ({@link kiki.api.CReader}), a program is
 * verified ({@link kiki.api.Verification}), and what was found out is a value ({@link
 * kiki.api.Results}). The command line, the tests and the benches go this way, too.
 *
 * <pre>{@code
 * Options options = Arguments.options("--signed-overflow-check", "--timeout", "10");
 * CProgram program = new CReader(options).read(CSource.text("int main(void) { return 0; }"));
 * Results results = program.verify();
 * }</pre>
 *
 * <p>Nothing here prints, ends the process or keeps state in static variables: programs may be read
 * and verified in any number of threads at the same time. What C nests deeply needs deep stacks,
 * which are provided here and not expected of the caller.
 *
 * <p>In: options and C code. Out: results. May depend on everything but {@code cli}.
 */
package kiki.api;
