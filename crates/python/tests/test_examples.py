"""Runs the code of the README and of the examples unchanged."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
BLOCKS = re.findall(r"```python\n(.*?)```", (PACKAGE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
MATCH = """ 1 point match

 Game 1
 Ann : 0                          Bob : 0
  1) 31: 8/5 6/5                   42: 8/4 6/4
  2)                               Resigns
      Wins 1 point and the match
"""


@pytest.mark.parametrize("block", BLOCKS)
def test_the_readme_s_lines_run(block, tmp_path, monkeypatch):
    (tmp_path / "match.mat").write_text(MATCH, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "README.md", "exec"), {})


def test_the_example_trains_a_policy_and_plays_it():
    script = PACKAGE / "examples" / "train_small.py"
    run = subprocess.run(
        [sys.executable, script, "hypergammon", "5"], capture_output=True, text=True, timeout=300, check=True
    )
    assert re.fullmatch(r".*hypergammon.* \d+\.\d %.*\n", run.stdout), run.stdout
