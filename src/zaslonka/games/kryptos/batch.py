"""Kryptos in thousands at once, by either compiler; neither is read before it is asked for."""

from zaslonka.kernel.batch import Batch, Compiled, Numbering, Traced
from .batch_facts import facts_of
from .content import Options


def _numba(options: Options, numbering: Numbering, lanes: int) -> Compiled:
    from . import batch_numba

    return batch_numba.compiled(facts_of(options, numbering), lanes)


def _jax(options: Options, numbering: Numbering) -> Traced:
    from . import batch_jax

    return batch_jax.traced(facts_of(options, numbering))


BATCH = Batch(numba=_numba, jax=_jax)
