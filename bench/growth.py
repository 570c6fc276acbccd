# SPDX-License-Identifier: Apache-2.0
"""How CPU time and memory grow with a number that a program is made from; used by the scripts here."""
import os
import pathlib
import resource
import subprocess
import tempfile

HOME = pathlib.Path(__file__).resolve().parent.parent


def cpu(source, limit, options):
    """The time, the last line of the output and the memory in MB; None if the limit is reached."""

    def confine():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))

    command = [str(HOME / "kiki"), *options, source]
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as errors:
        started = subprocess.Popen(command, stdout=out, stderr=errors, preexec_fn=confine)
        _, status, usage = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
        if started.returncode not in (0, 5, 10):
            errors.seek(0)
            reason = errors.read().strip().rsplit("\n", 1)[-1]
            killed = started.returncode < 0
            return None, f"killed by signal {-started.returncode}" if killed else reason, 0
        out.seek(0)
        answer = out.read().strip().rsplit("\n", 1)[-1]
    return usage.ru_utime + usage.ru_stime, answer, usage.ru_maxrss / 1024


def print_table(families, limit, options):
    """A row for each number of each family, until a run takes longer than the limit.

    families: pairs of a function from a number to a program, and the numbers. The time of an empty
    program is taken off; the ratio is that to the row before.
    """
    subprocess.run([HOME / "kiki", "--version"], check=True, stdout=subprocess.DEVNULL)  # builds
    with tempfile.TemporaryDirectory() as folder:
        source = str(pathlib.Path(folder, "program.c"))
        pathlib.Path(source).write_text("int main(void) { return 0; }\n")
        empty, _, _ = cpu(source, limit, options)
        for family, numbers in families:
            print(f"{family.__name__}: {family.__doc__}", flush=True)
            last = None
            for n in numbers:
                pathlib.Path(source).write_text(family(n))
                used, answer, memory = cpu(source, limit, options)
                if used is None:
                    print(f"  {n:8} stopped (limit {limit} s CPU): {answer}", flush=True)
                    break
                used = max(used - empty, 0.01)
                ratio = f"{used / last:5.1f}" if last else "    -"
                print(f"  {n:8} {used:8.2f} s  x{ratio}  {memory:6.0f} MB  {answer}", flush=True)
                last = used


def doubled(first):
    """Numbers without end, each twice the one before."""
    while True:
        yield first
        first *= 2
