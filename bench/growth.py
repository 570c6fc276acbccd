# SPDX-License-Identifier: Apache-2.0
"""How CPU time grows with a number that a program is made from; used by the scripts here."""
import pathlib
import resource
import subprocess
import tempfile

HOME = pathlib.Path(__file__).resolve().parent.parent


def cpu(source, limit, options):
    """The time and the last line of the output; None if the limit is reached."""

    def confine():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [str(HOME / "kiki"), *options, source]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=confine)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 5, 10):
        reason = done.stderr.strip().rsplit("\n", 1)[-1]
        return None, f"killed by signal {-done.returncode}" if done.returncode < 0 else reason
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, done.stdout.strip().rsplit("\n", 1)[-1]


def print_table(families, limit, options):
    """A row for each number of each family, until a run takes longer than the limit.

    families: pairs of a function from a number to a program, and the numbers. The time of an empty
    program is taken off; the ratio is that to the row before.
    """
    subprocess.run([HOME / "kiki", "--version"], check=True, stdout=subprocess.DEVNULL)  # builds
    with tempfile.TemporaryDirectory() as folder:
        source = str(pathlib.Path(folder, "program.c"))
        pathlib.Path(source).write_text("int main(void) { return 0; }\n")
        empty, _ = cpu(source, limit, options)
        for family, numbers in families:
            print(f"{family.__name__}: {family.__doc__}", flush=True)
            last = None
            for n in numbers:
                pathlib.Path(source).write_text(family(n))
                used, answer = cpu(source, limit, options)
                if used is None:
                    print(f"  {n:8} stopped (limit {limit} s CPU): {answer}", flush=True)
                    break
                used = max(used - empty, 0.01)
                ratio = f"{used / last:5.1f}" if last else "    -"
                print(f"  {n:8} {used:8.2f} s  x{ratio}  {answer}", flush=True)
                last = used


def doubled(first):
    """Numbers without end, each twice the one before."""
    while True:
        yield first
        first *= 2
