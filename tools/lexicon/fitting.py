"""How likely a link is: logistic regression, by Newton's method."""

import numpy as np
from numpy.typing import NDArray

from .evidence import Floats

RIDGE = 1.0


def logistic(inputs: Floats, targets: NDArray[np.bool_]) -> Floats:
    """The weights, bias last."""
    design = _with_bias(inputs).astype(np.float64)
    weights = np.zeros(design.shape[1])
    for _ in range(15):
        chances = 1 / (1 + np.exp(-(design @ weights)))
        curvature = chances * (1 - chances)
        hessian = (design * curvature[:, None]).T @ design + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(hessian, design.T @ (targets - chances) - RIDGE * weights)
    return np.asarray(weights, np.float32)


def likely(inputs: Floats, weights: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-(_with_bias(inputs) @ weights))), np.float32)


def _with_bias(inputs: Floats) -> Floats:
    return np.hstack([inputs, np.ones((len(inputs), 1), np.float32)])
