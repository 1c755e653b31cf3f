"""Settings for all tests."""

import pytest
from hypothesis import settings

# The same examples on every run, on however busy a machine: a red test is red for everybody.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-pictures", action="store_true", help="keep what the screens look like now"
    )


@pytest.fixture(scope="session")
def renewing(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--renew-pictures"))
