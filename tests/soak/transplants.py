"""A mutant put in the place of the right rules: a function's code changed where it is, or a module
imported wrong.
"""

import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple


class Function(NamedTuple):
    """A function that stands in a module or in a class."""

    path: str
    name: str
    line: int

    @classmethod
    def of(cls, code: CodeType) -> "Function":
        return cls(code.co_filename, code.co_qualname, code.co_firstlineno)


def transplant(right: CodeType, wrong: CodeType) -> CodeType | None:
    """The one function that two codes of a module differ in, as it is in the wrong one.

    None if they differ in something that is done while the module is imported.
    """
    if _imported(right) != _imported(wrong):
        return None
    differing = [
        changed
        for kept, changed in zip(_functions(right), _functions(wrong), strict=True)
        if kept != changed
    ]
    return differing[0] if len(differing) == 1 else None


def _imported(code: CodeType) -> list[object]:
    """What is done on import: the bodies of a module and its classes, without its functions."""
    return [
        (each.co_code, each.co_names, [one for one in each.co_consts if type(one) is not CodeType])
        for each in _bodies(code)
    ]


def _bodies(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and not inner.co_flags & CO_OPTIMIZED:
            yield from _bodies(inner)


def _functions(code: CodeType) -> list[CodeType]:
    return [
        inner
        for body in _bodies(code)
        for inner in body.co_consts
        if isinstance(inner, CodeType) and inner.co_flags & CO_OPTIMIZED
    ]


def living(folder: str) -> dict[Function, list[FunctionType]]:
    """The functions of a folder's modules that there are now."""
    found: dict[Function, list[FunctionType]] = {}
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename.startswith(folder):
            found.setdefault(Function.of(each.__code__), []).append(each)
    return found


class Wrong(MetaPathFinder):
    """Imports one module as another code of it says."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self._name, self._path = name, path
        self._loader = _Loader(name, path)
        self._loader.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._path, loader=self._loader)

    def import_wrong(self) -> None:
        """From now on; the module must not have been imported yet."""
        assert self._name not in sys.modules
        sys.meta_path.insert(0, self)


class _Loader(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code
