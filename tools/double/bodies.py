"""Functions of the kernel whose lines the double says otherwise, and what they are there.

All else of it is the kernel's own; that these come to the same is tested (`tests/double`).
"""

import ast
from collections.abc import Iterator

from double.renaming import DOUBLE, HOUSE, add_imports

CHANCE = f"{HOUSE}.kernel.chance"

INSTEAD = {
    # How a record is copied is written out with it.
    f"{HOUSE}.kernel.records.clone": "return record._cloned()",
    f"{HOUSE}.kernel.copying.copier": "return kind._cloned",
    f"{HOUSE}.kernel.steps.State.clone": "return self._cloned()",
    # A call for each draw costs nothing in C.
    f"{CHANCE}.Chance.shuffled": """
deck = list(items)
for size in range(len(deck), 1, -1):
    drawn = self.below(size)
    deck[size - 1], deck[drawn] = deck[drawn], deck[size - 1]
return tuple(deck)
""",
}

FIRST = {
    f"{CHANCE}.Chance.__init__": "self._digested: bytes = b''; self._left: _i64 = 0",
    f"{CHANCE}.Chance.below": """
if 0 < n <= _MOST and not self._words:
    if self._left == 0:
        self._digested, self._left = self._digest(), 8
    drawn = _rest(self._digested, self._left, n)
    if drawn >= 0:
        self._left -= 1
        return drawn
if self._left:
    self._words += _EIGHT_WORDS(self._digested)[:self._left]
    self._left = 0
""",
}
"""Said before a function's own lines: words stay bytes until one of them is no simple draw."""

IMPORTED = {
    CHANCE: f"""
from mypy_extensions import i64 as _i64
from {DOUBLE}.words import MOST as _MOST, rest as _rest
""",
}


def say_otherwise(tree: ast.Module, module: str) -> None:
    """Change what is named above, where a module has it; ``module`` is its name in the house."""
    for node, name in _functions(tree, module):
        if name in INSTEAD:
            node.body, node.decorator_list = ast.parse(INSTEAD[name]).body, []
        if name in FIRST:
            at = 1 if ast.get_docstring(node) is not None else 0
            node.body[at:at] = ast.parse(FIRST[name]).body
    if module in IMPORTED:
        add_imports(tree, *ast.parse(IMPORTED[module]).body)


def _functions(tree: ast.Module, module: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions and methods of a module, and their whole names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, f"{module}.{node.name}"
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    yield one, f"{module}.{node.name}.{one.name}"
