# SPDX-License-Identifier: Apache-2.0
"""Tests of the tool-info module, with a stub in place of BenchExec."""

import os
import sys
import types
import unittest

result = types.ModuleType("benchexec.result")
result.RESULT_TRUE_PROP, result.RESULT_FALSE_PROP = "true", "false"
result.RESULT_UNKNOWN, result.RESULT_ERROR = "unknown", "ERROR"
template = types.ModuleType("benchexec.tools.template")
template.BaseTool2 = object
template.UnsupportedFeatureException = type("UnsupportedFeatureException", (Exception,), {})
benchexec, tools = types.ModuleType("benchexec"), types.ModuleType("benchexec.tools")
benchexec.result, benchexec.tools, tools.template = result, tools, template
sys.modules.update(
    {"benchexec": benchexec, "benchexec.result": result, "benchexec.tools": tools, "benchexec.tools.template": template}
)
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kiki  # noqa: E402


def task(**options):
    return types.SimpleNamespace(
        options=options or None, property_file="p.prp", input_files_or_identifier=["a.c"]
    )


def limits(cputime=None, walltime=None, memory=None):
    return types.SimpleNamespace(cputime=cputime, walltime=walltime, memory=memory)


def run(*lines, was_timeout=False):
    return types.SimpleNamespace(output=list(lines), was_timeout=was_timeout)


class ToolTest(unittest.TestCase):
    def test_command_line(self):
        self.assertEqual(
            ["kiki-competition", "--witness", "w.yml", "--32", "--propertyfile", "p.prp", "a.c"],
            kiki.Tool().cmdline(
                "kiki-competition", ["--witness", "w.yml"], task(language="C", data_model="ILP32"), limits()
            ),
        )

    def test_limits(self):
        line = kiki.Tool().cmdline("k", [], task(), limits(900, 1000, 15_000_000_000))
        self.assertEqual(["--cpu-limit", "882", "--timeout", "970", "--memory-limit", "15000"], line[1:7])

    def test_other_data_models(self):
        with self.assertRaises(template.UnsupportedFeatureException):
            kiki.Tool().cmdline("k", [], task(data_model="LLP64"), limits())

    def test_answers(self):
        tool = kiki.Tool()
        self.assertEqual("true", tool.determine_result(run("VERIFICATION SUCCESSFUL", "TRUE", "")))
        self.assertEqual("false(no-overflow)", tool.determine_result(run("FALSE(no-overflow)")))
        self.assertEqual("unknown", tool.determine_result(run("UNKNOWN")))
        self.assertEqual("OUT OF MEMORY", tool.determine_result(run("** Unknown because: out of memory", "UNKNOWN")))
        self.assertEqual("TIMEOUT", tool.determine_result(run("UNKNOWN", was_timeout=True)))
        self.assertEqual("ERROR", tool.determine_result(run("Segmentation fault")))
        self.assertEqual("ERROR", tool.determine_result(run()))


if __name__ == "__main__":
    unittest.main()
