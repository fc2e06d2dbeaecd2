"""Compiles what computer players think with, where HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 asks for it."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution

_NAME: Final = "gnau"


class CompilingHook(BuildHookInterface[Any]):
    """Puts compiled modules into a wheel, beside the Python that they were made of.

    The checkout stays as it is: what was compiled once and lies beside a source would go on being imported
    when that source has changed. An editable install is the checkout, so it stays pure Python.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the modules that `pyproject.toml` names, and add them to what is packed."""
        if version == "editable":
            return
        self._scratch = TemporaryDirectory()
        folder = Path(self._scratch.name)
        built = _compiled(self.config["modules"], folder)
        build_data["force_include"] |= {str(file): str(file.relative_to(folder / "lib")) for file in built}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Drop what was needed for it."""
        if version != "editable":
            self._scratch.cleanup()


def _compiled(modules: list[str], folder: Path) -> list[Path]:
    files = [f"{module.replace('.', '/')}.py" for module in modules]
    words = [*files, f"--cache-dir={folder / 'types'}"]
    extensions = mypycify(words, group_name=_NAME, target_dir=str(folder / "c"))
    build = Distribution({"name": _NAME, "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "objects")
    build.ensure_finalized()
    build.run()
    return list((folder / "lib").rglob(f"*{Path(build.get_ext_filename('')).suffix}"))
