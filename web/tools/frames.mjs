/** How smoothly heroes walk on a phone whose processor is four times slower: a measurement, not a test.
 *
 *     CHROMIUM=/usr/bin/chromium node tools/frames.mjs http://127.0.0.1:8765 [seconds] [slower]
 *
 * Plays Boss Monster against bots at a running server (start it with --no-limits), and writes how long the frames were
 * from the one in which a hero sets out to the one in which he has arrived; the same of a page on which nothing but one
 * box moves, which is what this machine can do; and how long the first page took, here and over a slow line
 * (1.6 Mbit/s, 150 ms).
 */
import { chromium } from "@playwright/test";

const [address = "http://127.0.0.1:8765", seconds = "60", slower = "4"] = process.argv.slice(2);
const PHONE = { width: 360, height: 740 };
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
});

async function visitor(settings = {}) {
    const context = await browser.newContext({ baseURL: address, viewport: PHONE, hasTouch: true, locale: "en" });
    const text = JSON.stringify({ language: "en", motion: "full", hints: false, speed: 1, sound: false, ...settings });
    await context.addInitScript((given) => localStorage.setItem("underhall", given), text);
    const page = await context.newPage();
    return { context, page, session: await context.newCDPSession(page) };
}

/** Milliseconds until PLAY NOW can be pressed. */
async function first(rate, line) {
    const { context, page, session } = await visitor();
    await session.send("Network.enable");
    if (line) await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const began = performance.now();
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("button.play:enabled").waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const took = performance.now() - began;
    await context.close();
    return Math.round(took);
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const visits = async (...how) => {
    const taken = [];
    for (let visit = 0; visit < 5; visit += 1) taken.push(await first(...how));
    return middle(taken);
};
console.log(`first page, interactive (median of 5): here ${await visits(1, null)} ms`);
console.log(`  on a slow phone (${slower} times slower, 1.6 Mbit/s, 150 ms): ${await visits(Number(slower), SLOW)} ms`);

const { context, page, session } = await visitor();
const seats = [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }, { kind: "bot" }];
const opened = await context.request.post("/api/tables", { data: { game: "boss-monster", seats, seed: "frames" } });
const { table } = await opened.json();
await page.goto(`/t/${table.id}`);
await page.locator("[data-question]").first().waitFor();
await session.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
await page.evaluate(() => {
    globalThis.frames = [];
    globalThis.moved = 0;
    let before = 0;
    let walked = false;
    const frame = (now) => {
        const walks = document.querySelector(".flight.walk") !== null;
        if (walks || walked) globalThis.frames.push(now - before);
        walked = walks;
        if (document.querySelector(".flight")) globalThis.moved = now;
        before = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
});
// What is on top first: a card that lies open, what is to be confirmed; then rooms, so that there is something to walk through.
const NEXT = [
    "[role=dialog] [data-answer]",
    "[data-confirm]:enabled",
    "[data-kind=place]",
    "[data-pass]",
    "[data-answer]",
];
const end = Date.now() + 1000 * Number(seconds);
while (Date.now() < end && !(await page.locator("#end").count())) {
    // Let the story be told before the next answer, as somebody does who looks on.
    await page
        .waitForFunction(() => performance.now() - globalThis.moved > 1_500, null, { timeout: 15_000 })
        .catch(() => undefined);
    for (const each of [...NEXT, ".tray .card"]) {
        const answer = page.locator(each).first();
        if (!(await answer.count())) continue;
        await answer.click({ timeout: 2_000 }).catch(() => undefined);
        break;
    }
    await page.waitForTimeout(300);
}

function told(what, frames) {
    const sorted = frames.toSorted((a, b) => a - b);
    const part = (share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    const slow = frames.filter((each) => each > 20).length;
    console.log(
        `${what}, ${slower} times slower: ${frames.length} frames, median ${part(0.5)} ms, 95 % below ${part(0.95)} ms, ` +
            `longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms; over 20 ms: ${((100 * slow) / Math.max(1, frames.length)).toFixed(1)} %`,
    );
}
told("heroes on their way", await page.evaluate(() => globalThis.frames));
await context.close();

const bare = await visitor();
await bare.page.setContent(`<style>
    div { width: 40px; height: 56px; background: #fc0; will-change: transform; animation: go 900ms linear infinite alternate }
    @keyframes go { to { transform: translate(300px, 500px) } }
</style><div></div>`);
await bare.session.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
const alone = await bare.page.evaluate(
    () =>
        new Promise((done) => {
            const frames = [];
            let before = performance.now();
            const frame = (now) => {
                frames.push(now - before);
                before = now;
                if (frames.length < 620) requestAnimationFrame(frame);
                else done(frames.slice(20));
            };
            requestAnimationFrame(frame);
        }),
);
told("nothing but one box", alone);
await browser.close();
