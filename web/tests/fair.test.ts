import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MyTable, Table } from "../src/generated/protocol";
import { due, moved, remembered, sealed, sealOf, sitting } from "../src/lib/fair";
import { checkOwn, checkShuffle, commitmentTo, seedFrom, settingsOf, type Proof } from "../src/lib/proof";
import { digest, sha256 } from "../src/lib/sha256";

const vectors = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/fair/vectors.json"), "utf-8")) as Proof;
const proof: Proof = { ...vectors, shuffle: "fair" };
const wrong = async (changed: Partial<Proof>): Promise<string[]> =>
  (await checkShuffle({ ...proof, ...changed })).filter((each) => !each.good).map((each) => each.id);

function table(shuffle: Partial<Table["shuffle"]>): MyTable {
  const whole = { kind: "fair", commitment: "c", seals: [], opened: [], opening: false, ...shuffle };
  return { table: { id: "t", shuffle: whole } } as unknown as MyTable;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("hashes", () => {
  test("by hand they are those of the browser", async () => {
    const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(digest(encode("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "ж".repeat(length);
      expect(digest(encode(text))).toBe(await sha256(text));
    }
  });

  test("they are those of the server", async () => {
    expect(await commitmentTo(proof.table, proof.secret)).toBe(vectors.commitment);
    expect(await settingsOf(proof.game, proof.seats, proof.options)).toBe(vectors.settings);
    expect(await seedFrom(proof)).toBe(vectors.seed);
    for (const [seat, each] of proof.contributions.entries())
      if (each) expect(await sealOf(each)).toBe(vectors.seals[seat]);
  });
});

describe("checking", () => {
  test("a true proof is true, and what was changed is named", async () => {
    const other = "0".repeat(64);
    expect(await wrong({})).toEqual([]);
    expect(await wrong({ secret: other })).toEqual(["fair-secret-changed", "fair-seed-changed"]);
    expect(await wrong({ commitment: other })).toEqual(["fair-commitment-changed"]);
    expect(await wrong({ contributions: [other, "", proof.contributions[2]!] })).toEqual([
      "fair-contribution-changed",
      "fair-seed-changed",
    ]);
    expect(await wrong({ options: { edition: "second" } })).toEqual(["fair-settings-changed"]);
    expect(await wrong({ seed: "keyed:0" })).toEqual(["fair-seed-changed"]);
    expect(await wrong({ seals: [] })).toContain("fair-seals-changed");
  });

  test("one's own number is found, missed, or the server has shown something else before", () => {
    const kept = { contribution: proof.contributions[0]!, commitment: proof.commitment, seals: proof.seals };
    expect(checkOwn(proof, kept).id).toBe("fair-yours-used");
    expect(checkOwn(proof, null).id).toBe("fair-yours-none");
    expect(checkOwn(proof, { ...kept, contribution: "1" }).id).toBe("fair-yours-unused");
    expect(checkOwn(proof, { ...kept, commitment: "1" }).id).toBe("fair-yours-changed");
    expect(checkOwn(proof, { ...kept, seals: ["1", "", ""] }).id).toBe("fair-yours-changed");
  });
});

describe("one's own number", () => {
  test("is new each time", async () => {
    expect((await sealed()).contribution).not.toBe((await sealed()).contribution);
  });

  test("is sent when everybody is bound, and to the server that fixed this secret", async () => {
    await sitting(async (seal) => table({ seals: [seal] }));
    const kept = remembered("t")!;
    expect(due(table({}).table)).toBe("");
    expect(due(table({ opening: true, commitment: "other" }).table)).toBe("");
    expect(due(table({ opening: true, seals: ["x"] }).table)).toBe(kept.contribution);
    expect(remembered("t")!.seals).toEqual(["x"]);
  });

  test("stays the first one for who sits there already", async () => {
    await sitting(async (seal) => table({ seals: [seal] }));
    const first = remembered("t");
    await sitting(async () => table({ seals: ["another"] }));
    expect(remembered("t")).toEqual(first);
  });

  test("goes along to another table", async () => {
    await sitting(async (seal) => table({ seals: [seal] }));
    const to = { ...table({ commitment: "d" }).table, id: "u" };
    moved("t", to);
    expect(remembered("u")).toMatchObject({ contribution: remembered("t")!.contribution, commitment: "d" });
  });
});
