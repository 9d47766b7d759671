// A bot of your own in JavaScript, for Node: the same protocol as in bot_program.py, and nothing to install.
//
//     underhall tournament boss-monster --bots "command node examples/bot_program.mjs,random" --games 20
//
// Each question is one line of JSON, and so is each answer: it repeats the number of the decision and says the place of
// an option. Standard output is for answers alone; console.error is for everything else.

import { createInterface } from "node:readline";

/** The option to take: the last that is not a pass. Replace this with something better. */
function place(question) {
  const kinds = question.decision.options.map((option) => option.kind);
  return Math.max(
    0,
    kinds.findLastIndex((kind) => kind !== "pass"),
  );
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer = { number: question.decision.number, option: place(question) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
