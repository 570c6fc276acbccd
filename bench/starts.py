# SPDX-License-Identifier: Apache-2.0
"""CPU time of processes, and an empty Java program to compare them with; used by the scripts here."""
import os
import pathlib
import re
import subprocess

HOME = pathlib.Path(__file__).resolve().parent.parent


def run(command, pinned=None):
    """CPU seconds (user and system) of a process and its children, its exit code and output."""
    read, write = os.pipe()
    process = subprocess.Popen(
        command,
        stdout=write,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        preexec_fn=None if pinned is None else lambda: os.sched_setaffinity(0, {pinned}),
    )
    os.close(write)
    with os.fdopen(read) as stream:
        output = stream.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, process.returncode, output


def prepare(kiki):
    """Builds kiki, or its caches if it is a distribution, if that is needed."""
    subprocess.run([kiki, "--version"], check=True, stdout=subprocess.DEVNULL)


def build(kiki):
    """Builds kiki from its sources; the folder of the JDK it uses and the flags that it gives Java."""
    prepare(kiki)
    top = pathlib.Path(kiki).resolve().parent
    jdk = (top / "target/kiki/jdk").read_text().strip()
    text = (top / "kiki").read_text()
    return jdk, re.search(r'^flags="(.*?)"$', text, re.S | re.M).group(1).split()


def empty_program(kiki, folder):
    """The command of an empty Java program, compiled into a folder, under kiki's flags."""
    jdk, flags = build(kiki)
    source = pathlib.Path(folder, "Empty.java")
    source.write_text("class Empty { public static void main(String[] a) {} }\n")
    subprocess.run([f"{jdk}/bin/javac", "-d", folder, source], check=True)
    return [f"{jdk}/bin/java", *flags, "-cp", folder, "Empty"]
