/** What the tables of both games of the series have: the first game's table, less what only that one knows. */
import type * as First from "../../generated/boss-monster";

export type { HeroView, RoomView } from "../../generated/boss-monster";
export type SeatView = Omit<First.SeatView, "out">; // nobody is out of the second game before it ends
export type View = Omit<First.View, "seats"> & { seats: SeatView[] };
