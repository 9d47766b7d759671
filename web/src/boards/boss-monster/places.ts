/** The names of places on Boss Monster's table: just those of the series. */
export * from "../series/places";

export const GAME = "boss-monster";
