"""One question to a process of its own: what it is asked and what it answers lie on disk.

Not in pipes: whoever reads from one may be dead before it is written to, and a loop that ends
must not wait for what is still in it.
"""

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from tempfile import TemporaryFile
from typing import IO


async def run(
    module: str,
    *arguments: str,
    asked: bytes,
    answer: IO[bytes],
    why: IO[bytes] | int = subprocess.DEVNULL,
    environment: Mapping[str, str] | None = None,
    timeout_seconds: float,
) -> int:
    """What the process ended with; if its time is out it is ended, and that is a `TimeoutError`."""
    with TemporaryFile() as question:
        question.write(asked)
        question.seek(0)
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments),
            stdin=question,
            stdout=answer,
            stderr=why,
            env=environment,
        )
        try:
            return await asyncio.wait_for(child.wait(), timeout_seconds)
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
