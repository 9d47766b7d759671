// The reader's language, and another try as soon as the server can be reached again.
function wanted(languages) {
    try {
        languages = [JSON.parse(localStorage.getItem("underhall")).language, ...languages];
    } catch {
        // nothing was set, or nothing may be kept
    }
    return languages.map((tag) => String(tag).toLowerCase().split("-")[0]);
}

const base = new URL(document.currentScript.src).pathname.replace(/\/offline\.js$/, "");
const parts = [...document.querySelectorAll("main > section")];
const language = wanted(navigator.languages).find((tag) => parts.some((part) => part.lang === tag)) ?? "en";
for (const part of parts) part.hidden = part.lang !== language;
document.documentElement.lang = language;
document.title = `${parts.find((part) => !part.hidden).querySelector("h1").textContent} · Underhall`;
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());

async function look() {
    try {
        const answer = await fetch(`${base}/api/version`, { cache: "no-store" });
        if (answer.ok) location.reload();
    } catch {
        // still not
    }
}
addEventListener("online", look);
setInterval(look, 3000);
