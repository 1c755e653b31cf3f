"""Złam ten Kod on record: a game for each way it can end."""

import pytest

from tests.games.zlam_ten_kod.record import ENDINGS
from tests.support.recorded import recorded


@pytest.mark.rule("ZTK-53", "ZTK-54", "ZTK-25", "ZTK-64", "ZTK-65", "ZTK-66")
def test_every_ending_of_zlam_ten_kod_is_on_record() -> None:
    assert set(recorded("zlam_ten_kod")) == set(ENDINGS)
