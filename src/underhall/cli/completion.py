"""`underhall completion`: the script with which a shell completes our command lines.

The scripts only hand over what was typed and show what comes back; what can come next is found in completing.py.
"""

from typing import Annotated, Final

import typer

from underhall.cli.completing import FILES, SHELLS, WORDS
from underhall.cli.options import Color, Lang
from underhall.cli.output import print_plain
from underhall.errors import BadOptionValue

# bash breaks words at "=", so those around it are put together again; and of an answer it wants what follows it.
BASH: Final = """\
_underhall() {
    local IFS=$'\\n' word words=() glued= last=0
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ( $word == "=" || $glued ) && ${#words[@]} -gt 0 ]]; then
            words[last]+=$word
        else
            last=${#words[@]}
            words[last]=$word
        fi
        [[ $word == "=" ]] && glued=1 || glued=
    done
    local current=${words[last]} before=
    [[ $current == *=* && $COMP_WORDBREAKS == *=* ]] && before=${current%"${current##*=}"}
    COMPREPLY=($("$1" ASK "${words[@]}" 2>/dev/null))
    if [[ ${COMPREPLY[0]} == FILES ]]; then
        COMPREPLY=($(compgen -f -- "$current"))
        compopt -o filenames 2>/dev/null
        return
    fi
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _underhall underhall
"""

ZSH: Final = """\
#compdef underhall
_underhall() {
    local -a found
    found=("${(@f)$("${(Q)words[1]}" ASK "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    if [[ $found[1] == FILES ]]; then
        _files
    else
        compadd -S '' -- ${(M)found:#*=}
        compadd -- ${found:#*=}
    fi
}
if [[ $funcstack[1] == _underhall ]]; then
    _underhall "$@"
else
    compdef _underhall underhall
fi
"""

FISH: Final = """\
function __underhall_candidates
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found ($words[1] ASK $words[2..-1] "$current" 2>/dev/null)
    if test "$found[1]" = FILES
        __fish_complete_path "$current"
    else
        printf '%s\\n' $found
    end
end
complete -c underhall -f -a '(__underhall_candidates)'
"""

SCRIPTS: Final = dict(zip(SHELLS, (BASH, ZSH, FISH), strict=True))


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="cli-completion-shell")],
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Print the script for a shell."""
    if shell not in SCRIPTS:
        raise BadOptionValue(name="SHELL", value=shell, valid=SHELLS)
    print_plain(SCRIPTS[shell].replace("ASK", WORDS).replace("FILES", FILES).rstrip("\n"))
