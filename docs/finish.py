"""What happens to the site once Sphinx has written it.

It must work where no page may hold a script of its own (server/headers.py), and every link in it must lead somewhere.
Anything else is an error, and there is no site.
"""

import gzip
import importlib.metadata
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

# The one script that the theme writes into every page: it applies the reader's choice of light or dark before anything
# is drawn. theme.js is the same line as a file.
THEME: Final = re.compile(r"<script>\s*document\.body\.dataset\.theme = [^<]*</script>")
STOPPED: Final = re.compile(
    r"<script(?![^>]*\bsrc=)[^>]*>|<[a-z][^>]*\son[a-z]+\s*=|href=\"javascript:|<(?:script|link|img|iframe)\b[^>]*=\"(?:https?:)?//[^>]*>",
    re.IGNORECASE,
)
PACKED: Final = (".html", ".js", ".css", ".svg", ".json")
SMALLEST: Final = 512
LICENSED: Final = ("furo", "sphinx", "snowballstemmer")  # whose scripts and styles the site holds
LEFT_OUT: Final = ("*.map", "*.LICENSE.txt", "objects.inv", ".buildinfo")


def finish(app: Any, problem: Exception | None) -> None:
    """Called by Sphinx when it has written the site."""
    from sphinx.errors import SphinxError  # here, since the tests of what is below do without Sphinx

    if problem is not None or app.builder.name != "html":
        return
    folder = Path(app.outdir)
    for pattern in LEFT_OUT:
        for file in folder.rglob(pattern):
            file.unlink()
    (folder / "licences.txt").write_text(licences(), "utf-8")
    wrong = [found for page in sorted(folder.rglob("*.html")) for found in without_scripts(page, folder)]
    broken, within, outside = check_links(folder)
    if wrong or broken:
        raise SphinxError("\n".join([*wrong, *broken]))
    if list(folder.rglob("*.py")):
        raise SphinxError(
            "no page may offer a .py file: the folder is part of the package, and would be taken for code"
        )
    print(f"{within} links within the site, all of them good; {outside} that lead elsewhere were not followed")
    for file in sorted(folder.rglob("*")):
        if file.suffix in PACKED and file.stat().st_size >= SMALLEST:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def without_scripts(page: Path, folder: Path) -> list[str]:
    """Take the theme's script out of the page; what the server's policy would still stop in it comes back."""
    up = "../" * (len(page.relative_to(folder).parts) - 1)
    text, found = THEME.subn(f'<script src="{up}_static/theme.js"></script>', page.read_text("utf-8"))
    page.write_text(text, "utf-8")
    if not found:
        return [f"{page.name}: the theme's own script is not where it was; has the theme changed?"]
    return [f"{page.name}: the Content-Security-Policy would stop {stopped}" for stopped in STOPPED.findall(text)]


# -- links -------------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Where the links of a page lead, and what in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            if name in ("href", "src") and value is not None and tag != "use":
                self.links.append(value)


def check_links(folder: Path) -> tuple[list[str], int, int]:
    """The links that lead nowhere, and how many lead to a place within the site and elsewhere."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(folder.rglob("*.html"))}
    broken = []
    within = outside = 0
    for file, page in pages.items():
        for link in page.links:
            where = urlsplit(link)
            if where.scheme or where.netloc:
                outside += where.scheme != "data"
                continue
            within += 1
            target = (file.parent / unquote(where.path)).resolve() if where.path else file
            anchor = unquote(where.fragment)
            there = target.is_file() and folder.resolve() in target.parents
            if not there or (anchor and target in pages and anchor not in pages[target].anchors):
                broken.append(f"{file.relative_to(folder)}: {link} leads nowhere")
    return broken, within, outside


def licences() -> str:
    """The licence of each library whose files are part of the site."""
    found = []
    for name in LICENSED:
        about = importlib.metadata.distribution(name)
        files = [file for file in about.files or [] if re.match(r"(licen[cs]e|copying)", file.name, re.IGNORECASE)]
        text = Path(str(files[0].locate())).read_text("utf-8").strip()
        found.append(f"{name} {about.version}\n\n{text}\n")
    return f"\n{'-' * 72}\n\n".join(found)
