# SPDX-License-Identifier: Apache-2.0
"""BenchExec's description of kiki: how it is called, and what its output means."""

import benchexec.result as result
import benchexec.tools.template

DATA_MODELS = {"ILP32": "--32", "LP64": "--64"}


class Tool(benchexec.tools.template.BaseTool2):
    REQUIRED_PATHS = ["kiki", "kiki-competition", "lib"]

    def executable(self, tool_locator):
        return tool_locator.find_executable("kiki-competition")

    def name(self):
        return "kiki"

    def version(self, executable):
        return self._version_from_tool(executable)

    def cmdline(self, executable, options, task, rlimits):
        arguments = []
        # kiki gives up before the limits, so that there is time for an answer.
        if rlimits.cputime:
            arguments += ["--cpu-limit", str(max(1, int(rlimits.cputime * 0.98)))]
        if rlimits.walltime:
            arguments += ["--timeout", str(max(1, int(rlimits.walltime * 0.97)))]
        if rlimits.memory:
            arguments += ["--memory-limit", str(int(rlimits.memory // 1_000_000))]
        arguments += options
        if isinstance(task.options, dict) and task.options.get("language", "C") == "C":
            model = task.options.get("data_model")
            if model:
                if model not in DATA_MODELS:
                    raise benchexec.tools.template.UnsupportedFeatureException(
                        "data model '%s' is not supported" % model
                    )
                arguments.append(DATA_MODELS[model])
        if task.property_file:
            arguments += ["--propertyfile", task.property_file]
        return [executable, *arguments, *task.input_files_or_identifier]

    def determine_result(self, run):
        last = next((line.strip() for line in reversed(list(run.output)) if line.strip()), "")
        if last == "TRUE":
            return result.RESULT_TRUE_PROP
        if last.startswith("FALSE(") and last.endswith(")"):
            return "%s(%s)" % (result.RESULT_FALSE_PROP, last[len("FALSE(") : -1])
        if run.was_timeout:
            return "TIMEOUT"
        if last == "UNKNOWN":
            text = "\n".join(run.output)
            if "out of memory" in text:
                return "OUT OF MEMORY"
            return result.RESULT_UNKNOWN
        return result.RESULT_ERROR
