/** The room tiles as they are printed, for whoever leafs through the cards: read from the game's own data. */
import type { Printed } from "../../lib/facts.svelte";
import { words } from "../../lib/text.svelte";
import data from "../../../../src/underhall/games/munchkin_quest/data/rooms.toml?raw";
import { roomsIn } from "./rooms";
import "./quest.css";

export { default as TileCard } from "./TileCard.svelte";
export { roomName, roomText } from "./words";

/** All faces of all tiles, once their words have come. */
export async function tiles(): Promise<Printed[]> {
  await words("web-quest");
  return roomsIn(data);
}
