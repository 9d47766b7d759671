"""What `make docs` does to the site once Sphinx has written it: docs/finish.py."""

import sys
from pathlib import Path

import pytest

from tests.documents.pages import DOCS

pytestmark = pytest.mark.once
sys.path.insert(0, str(DOCS))

from finish import check_links, without_scripts  # noqa: E402

THEME = '<script>\n document.body.dataset.theme = localStorage.getItem("theme") || "auto";\n</script>'


def page(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    """To a page, to a heading, out of the folder; what leads to other sites is only counted."""
    page(
        tmp_path,
        "index.html",
        '<a href="b/b.html#there">1</a> <a href="https://example.org/">2</a> <h1 id="top">3</h1>',
    )
    page(tmp_path, "b/b.html", '<h2 id="there">1</h2> <a href="../index.html#top">2</a> <a href="#there">3</a>')
    assert check_links(tmp_path) == ([], 3, 1)
    page(
        tmp_path,
        "c.html",
        '<a href="nowhere.html">1</a> <a href="b/b.html#gone">2</a> <a href="../x.html">3</a> <img src="no.png">',
    )
    broken, _, _ = check_links(tmp_path)
    assert [line.split()[1] for line in broken] == ["nowhere.html", "b/b.html#gone", "../x.html", "no.png"]


def test_the_themes_script_becomes_a_file(tmp_path: Path) -> None:
    """The same line, from the page's own site; nothing is left for the policy to stop."""
    file = page(tmp_path, "deep/page.html", f"<body>{THEME}<p>Text</p></body>")
    assert without_scripts(file, tmp_path) == []
    assert file.read_text("utf-8") == '<body><script src="../_static/theme.js"></script><p>Text</p></body>'


@pytest.mark.parametrize(
    "stopped",
    [
        "<script>alert(1)</script>",
        '<p onclick="go()">Text</p>',
        '<a href="javascript:go()">Text</a>',
        '<script src="https://elsewhere.example/a.js"></script>',
        '<link rel="stylesheet" href="//elsewhere.example/a.css">',
        '<img src="https://elsewhere.example/a.png">',
    ],
)
def test_what_the_policy_would_stop_is_found(tmp_path: Path, stopped: str) -> None:
    """Scripts in the page, and whatever comes from elsewhere."""
    assert len(without_scripts(page(tmp_path, "page.html", f"<body>{THEME}{stopped}</body>"), tmp_path)) == 1


def test_a_theme_that_has_changed_is_noticed(tmp_path: Path) -> None:
    """Its script is expected in every page."""
    assert len(without_scripts(page(tmp_path, "page.html", "<body></body>"), tmp_path)) == 1
