"""What `deploy/` says of this house is so: paths, commands, variables, ports."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from zaslonka.cli import main
from zaslonka.server.workers.files import FILE_BYTES

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy/zaslonka.service").read_text(encoding="utf-8")
VARIABLES = dict(re.findall(r"^Environment=ZASLONKA_(\w+)=(\S+)$", UNIT, re.MULTILINE))


def said_by(instruction: str) -> str:
    """What the container file says last by an instruction."""
    joined = CONTAINERFILE.replace("\\\n", " ")
    said: list[str] = re.findall(rf"^{instruction} (.*)$", joined, re.MULTILINE)
    return said[-1].strip()


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_the_image_is_built_from_what_there_is() -> None:
    listed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    taken = {line[1:] for line in listed if line.startswith("!")}
    assert {path for path in taken if not (ROOT / path).exists()} == set()
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    inside = about["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    needed = {about["project"]["readme"], *about["project"]["license-files"], *inside}
    for path in map(Path, needed):
        assert taken & {str(one) for one in (path, *path.parents)}, path
    (target,) = re.findall(r"RUN make (\w+)", CONTAINERFILE)
    assert f"\n{target}: " in (ROOT / "Makefile").read_text(encoding="utf-8")
    files = re.findall(r"--requirement (\S+)", CONTAINERFILE)
    run = "requirements/run.txt"
    assert files == [run, "requirements/compile.txt", run, "requirements/postgresql.txt"]
    assert all((ROOT / file).is_file() for file in files)


def test_the_image_runs_a_command_that_exists_and_not_as_root(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert json.loads(said_by("ENTRYPOINT")) == ["zaslonka"]
    (command,) = json.loads(said_by("CMD"))
    told = help_of(command, capsys)
    assert "--data" in told
    assert f"({said_by('EXPOSE')})" in told
    assert f"127.0.0.1:{said_by('EXPOSE')}/healthz" in said_by("HEALTHCHECK")
    assert int(said_by("USER")) > 0
    assert f"ZASLONKA_DATA={said_by('VOLUME')}" in said_by("ENV")


def test_the_unit_starts_a_server_by_variables_it_knows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (command,) = re.findall(r"^ExecStart=\S+/zaslonka (\w+)$", UNIT, re.MULTILINE)
    told = help_of(command, capsys)
    for variable in VARIABLES:
        assert f"--{variable.lower().replace('_', '-')} " in told
    (directory,) = re.findall(r"^StateDirectory=(\w+)$", UNIT, re.MULTILINE)
    assert VARIABLES["DATA"] == f"%S/{directory}"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    there = UNIT.replace("/opt/zaslonka/bin/zaslonka", sys.executable)
    (tmp_path / "zaslonka.service").write_text(there, encoding="utf-8")
    for check in (["verify", "--man=no"], ["security", "--offline=yes", "--threshold=20"]):
        done = subprocess.run(
            ["systemd-analyze", *check, tmp_path / "zaslonka.service"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Unknown" not in done.stderr


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_finds_the_unit_and_keeps_numbers_to_the_host(name: str) -> None:
    proxy = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert VARIABLES["PUBLIC_URL"].removeprefix("https://") in proxy
    assert f"{VARIABLES['HOST']}:{said_by('EXPOSE')}" in proxy
    assert VARIABLES["TRUSTED_PROXY"] == VARIABLES["HOST"]
    assert "/metrics" in proxy


@pytest.mark.parametrize(
    ("name", "size"), [("Caddyfile", "max_size 5MB"), ("nginx.conf", "client_max_body_size 5m")]
)
def test_a_proxy_lets_a_games_file_through_and_keeps_browsers_to_tls(name: str, size: str) -> None:
    proxy = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert size in proxy
    assert FILE_BYTES < 5_000_000
    assert re.search(r'Strict-Transport-Security "max-age=\d{8,}"', proxy)
    assert "timeout" in proxy


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy here")
def test_caddy_understands_its_file() -> None:
    _understands("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile")


NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")


@pytest.mark.skipif(not (NGINX and shutil.which("openssl")), reason="there is no nginx here")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    keys = (tmp_path / "privkey.pem", tmp_path / "fullchain.pem")
    made = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=gry.example")
    _understands(*made, "-keyout", str(keys[0]), "-out", str(keys[1]))
    site = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    there = site.replace("/etc/letsencrypt/live/gry.example", str(tmp_path))
    assert there != site
    # Ports that anybody may have; what is asked is whether nginx can read it.
    there = re.sub(r"(listen (?:\[::\]:)?)(80|443)", r"\g<1>18\2", there)
    (tmp_path / "site.conf").write_text(there, encoding="utf-8")
    whole = f"pid {tmp_path}/pid; events {{}} http {{ include {tmp_path}/site.conf; }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    assert NGINX is not None
    _understands(NGINX, "-t", "-e", f"{tmp_path}/log", "-c", f"{tmp_path}/nginx.conf")


def _understands(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
