from pathlib import Path

import pytest

from site_builder.engine.bundler import bundle
from site_builder.errors import TemplateError


def written(folder: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return folder


def test_modules_become_one_classic_script(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        {
            "js/main.js": 'import { lamp } from "./lib/lamp.js";\ndocument.title = lamp("on");',
            "js/lib/lamp.js": "export const lamp = (state) => `lamp ${state}`;",
        },
    )

    script = bundle((folder,), str, "js/main.js").decode()

    assert script.startswith("(()=>{")
    assert "import" not in script
    assert "export" not in script
    assert "document.title" in script


def test_a_style_sheet_holds_what_it_imports_in_its_layers(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        {
            "css/main.css": '@layer base, parts;\n@import url("base.css") layer(base);',
            "css/base.css": ":root {\n  --space: 1rem;\n}",
        },
    )

    assert bundle((folder,), str, "css/main.css").decode().strip() == (
        "@layer base,parts;@layer base{:root{--space: 1rem}}"
    )


def test_a_catalogues_own_file_stands_in_for_a_built_in_one(tmp_path: Path) -> None:
    built_in = written(
        tmp_path / "built-in",
        {"css/main.css": '@import url("a.css"); @import url("b.css");', "css/a.css": "a{top:1px}"}
        | {"css/b.css": "b{top:2px}"},
    )
    own = written(tmp_path / "own", {"css/b.css": "b{top:3px}"})

    assert bundle((own, built_in), str, "css/main.css").decode().strip() == "a{top:1px}b{top:3px}"


def test_a_script_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    folder = written(tmp_path, {"js/main.js": "const lamp = ;"})

    with pytest.raises(TemplateError) as caught:
        bundle((folder,), str, "js/main.js")

    assert caught.value.where == "static/js/main.js"
    assert "main.js:1:13" in caught.value.message
