"""How `make docs` turns these pages into a site: Sphinx reads Markdown (MyST) and the docstrings, Furo draws it.

The app serves the site under /docs, with the same Content-Security-Policy as the table: no script in a page, nothing
from elsewhere. What pages show of the code (commands, options, schemas) is written by pages_from_code.py.
"""

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT / "src"), str(HERE)]

import finish  # noqa: E402
import pages_from_code  # noqa: E402

from underhall import __version__  # noqa: E402

project = "Underhall"
author = "Underhall contributors"
project_copyright = "Underhall contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
nitpicky = True  # a name that leads nowhere is an error
# What signatures mention and no page of ours describes: other libraries, and what only games themselves work with.
nitpick_ignore_regex = [
    ("py:class", r"(collections\.abc|librt|pathlib|msgspec|mypy_extensions|numpy|typing)\..*"),
    ("py:class", r"underhall\.kernel\.agenda\.(Frame|Op|Program)"),
    ("py:class", r"underhall\.kernel\.decisions\.(Choice|OptionKind|Wording)"),
    ("py:class", r"underhall\.kernel\.house\.(House|HouseTable)"),
    ("py:class", r"underhall\.kernel\.(events\.Message|saves\.Save|wire_view\.Written)"),
    ("py:class", r"underhall\.(lab\.sharing\.T|api\.V)"),
    ("py:class", r"underhall\.kernel\.types\..*"),  # numbers of one kind each: seats, cards, slots
]

# -- Markdown ----------------------------------------------------------------------------------------------------------

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
myst_links_external_new_tab = False
suppress_warnings: list[str] = []

# -- docstrings --------------------------------------------------------------------------------------------------------

default_role = "code"  # a docstring's `name`
add_module_names = False
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
viewcode_line_numbers = True

# -- the look ----------------------------------------------------------------------------------------------------------

html_theme = "furo"
html_title = "Underhall"
html_logo = "_static/logo.png"
html_favicon = "../web/src/art/glyphs/favicon.png"
html_static_path = ["_static", "../web/src/styles/tokens.css"]
html_css_files = ["tokens.css", "underhall.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_domain_indices = False
html_last_updated_fmt = None
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "github-dark"
# Stone is the board, paper is what you read: web/src/styles/tokens.css.
STONE = {
    "color-sidebar-background": "var(--ink-0)",
    "color-sidebar-background-border": "var(--ink-3)",
    "color-sidebar-brand-text": "var(--torch)",
    "color-sidebar-caption-text": "var(--torch)",
    "color-sidebar-link-text": "var(--bone-2)",
    "color-sidebar-link-text--top-level": "var(--bone)",
    "color-sidebar-item-background--current": "var(--ink-2)",
    "color-sidebar-item-background--hover": "var(--ink-3)",
    "color-sidebar-item-expander-background--hover": "var(--ink-4)",
    "color-sidebar-search-text": "var(--bone)",
    "color-sidebar-search-border": "var(--line)",
    "color-sidebar-search-background": "var(--ink-1)",
    "color-sidebar-search-background--focus": "var(--ink-2)",
    "color-sidebar-search-icon": "var(--bone-2)",
    "color-header-background": "var(--ink-0)",
    "color-header-border": "var(--torch-2)",
    "color-header-text": "var(--bone)",
    "font-stack": "system-ui, 'Noto Sans', 'Noto Sans JP', sans-serif",
}
html_theme_options: dict[str, Any] = {
    "sidebar_hide_name": True,
    "top_of_page_buttons": [],
    "light_css_variables": {
        **STONE,
        "color-background-primary": "color-mix(in srgb, var(--paper) 30%, white)",
        "color-background-secondary": "color-mix(in srgb, var(--paper) 60%, white)",
        "color-background-border": "var(--paper-line)",
        "color-background-hover": "var(--paper)",
        "color-foreground-primary": "var(--pen)",
        "color-foreground-secondary": "var(--pen-2)",
        "color-foreground-muted": "var(--pen-2)",
        "color-brand-primary": "var(--k-boss-2)",
        "color-brand-content": "var(--k-boss-2)",
        "color-brand-visited": "var(--k-dxm-2)",
        "color-inline-code-background": "color-mix(in srgb, var(--paper) 70%, white)",
        "color-highlight-on-target": "var(--paper)",
        "color-api-background": "color-mix(in srgb, var(--paper) 60%, white)",
    },
    "dark_css_variables": {
        **STONE,
        "color-background-primary": "var(--ink-1)",
        "color-background-secondary": "var(--ink-0)",
        "color-background-border": "var(--ink-4)",
        "color-background-hover": "var(--ink-3)",
        "color-foreground-primary": "var(--bone)",
        "color-foreground-secondary": "var(--bone-2)",
        "color-foreground-muted": "var(--bone-3)",
        "color-brand-primary": "var(--torch)",
        "color-brand-content": "var(--torch)",
        "color-brand-visited": "var(--k-loot)",
        "color-inline-code-background": "var(--ink-3)",
        "color-highlight-on-target": "var(--ink-3)",
        "color-api-background": "var(--ink-2)",
    },
}


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", pages_from_code.fill)
    app.connect("build-finished", finish.finish, priority=900)  # behind the theme, which writes a style sheet then
