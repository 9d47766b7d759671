/** Made by `npm run types` from docs/schemas; do not edit. */

export type FromPage = Sync | Answer | SetPolicy | Say | Mute | Undo | Resign | Vote | Back | Relieve | Ping;
export type ToPage = Snapshot | Update | Accepted | Refused | Seats | Said | Votes | Beat | Closed;

/**
 * One's own account; without one, the name is ''.
 */
export interface Account {
  name: string;
  password: boolean;
  devices: Device[];
  passkeys: KnownPasskey[];
}
/**
 * Where somebody is signed in.
 */
export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}
/**
 * A passkey in its owner's list.
 */
export interface KnownPasskey {
  id: string;
  device: string;
  created: number;
}
/**
 * One of several, by its id; '' for all the others than this device.
 */
export interface Chosen {
  id: string;
}
/**
 * Somebody wants to be erased, says so by their name, and proves it by their password where they have one.
 */
export interface Confirmed {
  name: string;
  password?: string;
}
/**
 * It is done.
 */
export interface Done {
  done: boolean;
}
/**
 * What one wants of another person.
 */
export interface FriendAct {
  name: string;
  act: "accept" | "ask" | "block" | "remove" | "unblock";
}
/**
 * The people one knows, and what they want.
 */
export interface Friends {
  friends: string[];
  asked: string[];
  asking: string[];
  blocked: string[];
  invitations: Invitation[];
}
/**
 * A table to which a friend invites.
 */
export interface Invitation {
  table: string;
  game: string;
  by: string;
  path: string;
  sent: number;
}
/**
 * A friend who is to come to a table.
 */
export interface InviteFriend {
  name: string;
}
/**
 * Who wants to keep a name, or to sign in.
 */
export interface NameAndPassword {
  name: string;
  password: string;
}
/**
 * A new passkey, for a new account of this name or for one's own ('').
 */
export interface NewPasskey {
  passkey: Passkey;
  name?: string;
}
/**
 * A `PublicKeyCredential`, as its `toJSON` writes it.
 */
export interface Passkey {
  id: string;
  rawId: string;
  type: string;
  response: PasskeyResponse;
}
/**
 * What an authenticator has made: of a new passkey, or with one.
 */
export interface PasskeyResponse {
  clientDataJSON: string;
  attestationObject: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}
/**
 * A new password in place of the old one, '' where there was none.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * What the browser hands to `navigator.credentials`: the options of WebAuthn, as JSON.
 */
export interface PasskeyOptions {
  options: unknown;
}
/**
 * A wish for a passkey: for a new account of this name, or for one's own ('').
 */
export interface PasskeyWish {
  name?: string;
}
/**
 * A finished game in somebody's history.
 */
export interface PlayedGame {
  table: string;
  game: string;
  seats: number;
  won: boolean;
  rated: boolean;
  ended: number;
}
/**
 * What everybody may know of a person who keeps a name; a game appears if it was public or one's own.
 */
export interface Profile {
  name: string;
  since: number;
  bond: "" | "asked" | "asking" | "blocked" | "friend" | "self";
  ratings: Rating[];
  statistics: Statistic[];
  history: PlayedGame[];
}
/**
 * How well somebody plays a game with so many seats, and how far that may be off.
 */
export interface Rating {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
  games: number;
  wins: number;
  curve: number[];
}
/**
 * What somebody has made of one game, rated or not.
 */
export interface Statistic {
  game: string;
  games: number;
  wins: number;
}
/**
 * Who sits at a place: their kept name, and their rating in this game with so many seats.
 */
export interface SeatPerson {
  name: string;
  rating: number;
  deviation: number;
  change: number;
  counted: boolean;
}
/**
 * A passkey with which somebody signs in.
 */
export interface UsedPasskey {
  passkey: Passkey;
}
/**
 * A wish for a hint on the question of this id that the seat has been asked.
 */
export interface AskHint {
  seat: number;
  question: string;
}
/**
 * The options chosen so far in a lesson, in their order; only the last may be a wrong one.
 */
export interface Attempt {
  answers: number[];
}
/**
 * A chapter of a rulebook. Its title is the message `chapter-bm-bait`, and `.lead` the sentence below it.
 */
export interface Chapter {
  id: string;
  sections: Section[];
}
/**
 * A section of a chapter. Its title is the message `section-bm-bait-ties`.
 */
export interface Section {
  id: string;
  paragraphs: string[][];
  entries: Rule[];
}
/**
 * An entry of the rule catalogue. What it says is in the Fluent files: `rule-bm-bait-05` for BM-BAIT-05.
 */
export interface Rule {
  id: string;
  kind: string;
  sources: string[];
  editions: string[];
  position: boolean;
}
/**
 * Play on against bots from a moment of a finished game, in one of its seats.
 */
export interface ContinueFrom {
  at: number;
  seat: number;
  bot?: string;
}
/**
 * What a player adds to the shuffle: 64 hexadecimal digits, which fit the seal that was handed in.
 */
export interface Contribution {
  contribution: string;
}
/**
 * How a finished game went: each measure by turn and seat, the turns that decided it, and how long it took.
 */
export interface Course {
  measures: {
    [k: string]: number[][];
  };
  points: TurningPoint[];
  turns: number[];
  seconds: number;
}
/**
 * A turn in which a seat's standing changed: from what to what, by which events, and how much that matters.
 */
export interface TurningPoint {
  at: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  weight: number;
  events: unknown[];
}
/**
 * A game as the start page needs it, and what turns its events and options into words.
 */
export interface GameCard {
  id: string;
  seats: number[];
  profiles: string[];
  options: {
    [k: string]: string[];
  };
  bots: string[];
  messages: {
    [k: string]: {
      [k: string]: string;
    };
  };
  kinds: {
    [k: string]: string[];
  };
  words: {
    [k: string]: string[];
  };
  topics: {
    [k: string]: string;
  };
  changes: {
    [k: string]: string;
  };
  telling: {
    [k: string]: Telling;
  };
}
/**
 * What an event message is in a log that is read as a story, as the game declares it (`Message`).
 */
export interface Telling {
  log: string;
  harms: string;
  together: string[] | null;
}
/**
 * The best options of a question, the best first. Why is in their notes, which the question has.
 */
export interface Hint {
  question: string;
  options: HintOption[];
}
/**
 * An option that is worth considering: its place in the question's list, and what it is worth to the seat.
 */
export interface HintOption {
  option: number;
  chance: number;
  error: number;
}
/**
 * The files of a house set, by name: `set.toml`, `cards.toml`, `rooms.toml`, and words such as `en.ftl`.
 */
export interface HouseSetFiles {
  files: {
    [k: string]: string;
  };
}
/**
 * A house set, or what is wrong with it: then the key is ''.
 */
export interface HouseSetReply {
  key: string;
  id: string;
  game: string;
  cards: {}[];
  words: {
    [k: string]: string;
  };
  faults: Problem[];
}
/**
 * What was wrong, and what would be right: a Fluent message id with its arguments.
 */
export interface Problem {
  error: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The way to a table: a path with the secret in its fragment, and where other devices find it.
 *
 *     `reach` says who can follow it: `public` and `network` have an address, with a QR code of the whole. With `here` the
 *     server listens to this machine alone, and with `alone` the machine is in no network: then both are empty.
 */
export interface Invite {
  path: string;
  reach: "alone" | "here" | "network" | "public";
  base: string;
  qr: string;
}
/**
 * A wish to sit down; by `invite` unless the table is public.
 */
export interface Join {
  invite?: string;
  seat?: number;
  seal?: string;
  if_present?: boolean;
}
/**
 * A lesson in its course.
 */
export interface LessonCard {
  id: string;
  title: LessonText;
  minutes: number;
  steps: number;
  step: number;
}
/**
 * Something that a lesson says: a message or an attribute of it, or an author's own words by language.
 */
export interface LessonText {
  id: string;
  attribute: string;
  own: {
    [k: string]: string;
  };
}
/**
 * The lessons of one game.
 */
export interface LessonCourse {
  game: string;
  lessons: LessonCard[];
  faults: LessonFault[];
}
/**
 * Why a file of one's own is no lesson: file, line and reason.
 */
export interface LessonFault {
  problem: Problem;
}
/**
 * A lesson after some answers. A wrong answer has changed nothing, and is explained.
 */
export interface LessonMoment {
  table: Table;
  shown: unknown;
  events: unknown[];
  since: number;
  you: number;
  seats: string[];
  title: LessonText;
  goal: LessonText;
  end: LessonText;
  steps: LessonStep[];
  at: number;
  right: number[];
  wrong: boolean;
  say: LessonText | null;
  notes: unknown[];
  number: number;
  lessons: number;
  next: string;
  next_title: LessonText | null;
}
/**
 * A table as everybody may see it.
 */
export interface Table {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: Seat[];
  standing: "ended" | "open" | "running";
  public: boolean;
  pace: "live" | "relaxed" | "slow" | "untimed";
  watchers: boolean;
  free_chat: boolean;
  turn: number;
  created: number;
  ended_by: string;
  winners: number[];
  scores: number[];
  again: string;
  watching: number;
  problem: string;
  shuffle: Shuffle;
  seeking: boolean;
  rated: boolean;
}
/**
 * A place at a table.
 */
export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  caretaker: boolean;
  resigned: boolean;
  guest: number;
}
/**
 * Where the seed of a table's game comes from. docs/howto/fair-shuffle.md tells how it can be checked.
 *
 *     If it is `fair`, the server has committed to its secret. Everybody hands in the seal of their contribution when they
 *     sit down; when all are there, it is `opening`, and whoever handed in a seal sends the contribution.
 */
export interface Shuffle {
  kind: "chosen" | "continued" | "earlier" | "fair";
  commitment: string;
  seals: string[];
  opened: boolean[];
  opening: boolean;
}
/**
 * What is said at a step, what is pointed at, and the rule behind it.
 */
export interface LessonStep {
  say: LessonText;
  point: string[];
  rule: string;
}
/**
 * How many steps of a lesson somebody has done.
 */
export interface LessonProgress {
  step: number;
}
/**
 * A page that waits for opponents is still there; `away` if it is being closed.
 */
export interface Look {
  away?: boolean;
}
/**
 * A lesson or a puzzle made from a moment of a game: a file for a folder of one's own.
 */
export interface MadeFile {
  name: string;
  text: string;
}
/**
 * The guest behind the cookie.
 */
export interface Me {
  name: string;
}
/**
 * A finished game after `at` answers, as the chosen seat saw it.
 */
export interface Moment {
  at: number;
  view: unknown;
  outlook: unknown;
  waiting: number[];
  window: boolean;
  events: unknown[];
}
/**
 * Some moments of a finished game in a row.
 */
export interface Moments {
  answers: number;
  eyes: number;
  turns: number[];
  moments: Moment[];
}
/**
 * A table, and what the asker has to do with it.
 */
export interface MyTable {
  table: Table;
  mine: number[];
  owner: boolean;
  invite: string;
}
/**
 * What a guest wants to be called.
 */
export interface Name {
  name: string;
}
/**
 * A table to be opened. With nobody left to come, it starts at once.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  pace?: "live" | "relaxed" | "slow" | "untimed";
  watchers?: boolean;
  free_chat?: boolean;
  seed?: string;
  seal?: string;
  rated?: boolean;
}
/**
 * Who shall sit at a place of a new table. `me` several times over is a hot-seat game.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}
/**
 * A table of the asker's in a list.
 */
export interface OwnTable {
  table: Table;
  mine: number[];
  asked: boolean;
}
/**
 * One thing that the server looked at in a proof: a Fluent message, and whether all is well.
 */
export interface ProofFinding {
  id: string;
  good: boolean;
  args: {
    [k: string]: string | number;
  };
}
/**
 * A puzzle in its collection.
 */
export interface PuzzleCard {
  id: string;
  goal: PuzzleGoal;
  rating: number;
  steps: number;
  result: string;
}
/**
 * What is to be reached: the text is the message `puzzle-goal-<kind>`, with the number as its argument.
 */
export interface PuzzleGoal {
  kind: string;
  number: number;
}
/**
 * A puzzle after some answers. A wrong answer has changed nothing, and is explained.
 */
export interface PuzzleMoment {
  table: Table;
  shown: unknown;
  events: unknown[];
  since: number;
  seats: string[];
  goal: PuzzleGoal;
  rating: number;
  steps: number;
  at: number;
  right: number[];
  wrong: boolean;
  notes: unknown[];
  reasons: unknown[][];
  outcome: number[];
  number: number;
  puzzles: number;
  next: string;
}
/**
 * Where somebody stands after a puzzle.
 */
export interface PuzzleResult {
  solved: boolean;
  counted: boolean;
  rating: number;
  streak: number;
}
/**
 * The puzzles of one game, and where the asker stands.
 */
export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleCard[];
  today: string;
  rating: number;
  deviation: number;
  streak: number;
  best_streak: number;
  faults: LessonFault[];
}
/**
 * A finished game in a list.
 */
export interface ReplayCard {
  table: Table;
  answers: number;
  mine: number[];
}
/**
 * The coach's report on a finished game.
 */
export interface Report {
  curve: ReportPoint[];
  seats: SeatReport[];
}
/**
 * Everybody's chances as a turn begins; together they are 1, in a game for one they are points.
 */
export interface ReportPoint {
  turn: number;
  at: number;
  chances: number[];
}
/**
 * How a seat has played.
 */
export interface SeatReport {
  choices: number;
  given_away: number;
  accuracy: number | null;
  luck: number;
  mistakes: ReportMove[];
  good_moves: ReportMove[];
}
/**
 * A choice that cost or gained a lot, and what else could have been chosen.
 */
export interface ReportMove {
  turn: number;
  at: number;
  chosen: unknown;
  other: unknown;
  chosen_chance: number;
  other_chance: number;
}
/**
 * How far the coach is with a report.
 */
export interface ReportProgress {
  share: number;
  before: number;
}
/**
 * A game's rulebook, in the order in which one learns the game.
 */
export interface Rulebook {
  letters: string;
  chapters: Chapter[];
  terms: string[];
  summary: string[];
}
/**
 * A wish for opponents. Whoever wishes for the same sits down at the same table; it starts when all have come.
 */
export interface Seek {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  pace?: "live" | "relaxed" | "slow" | "untimed";
  seal?: string;
}
/**
 * What is going on here: tables to join, tables to watch, and one's own.
 */
export interface Tables {
  open: Table[];
  running: Table[];
  mine: OwnTable[];
}
/**
 * Which Underhall the server is, how its engine was built, and whether it has its documentation at /docs.
 */
export interface Version {
  version: string;
  engine: "compiled" | "interpreted" | "release";
  docs: boolean;
}
/**
 * Your answer is stored.
 */
export interface Accepted {
  type: "accepted";
  id: string;
}
/**
 * The option at `option` to the question `question`. `id` is the page's own, and comes back.
 */
export interface Answer {
  type: "answer";
  id: string;
  question: string;
  option: number;
}
/**
 * I am here again: give me my seat back from the caretaker.
 */
export interface Back {
  type: "back";
}
/**
 * I am alive, and this is the version you should have.
 */
export interface Beat {
  type: "beat";
  version: number;
}
/**
 * What a seat has left, in milliseconds; null where time does not count. The page counts down from arrival.
 */
export interface Clock {
  thinking: number | null;
  question: number | null;
  away: number | null;
  running: string;
}
/**
 * The last frame: why this socket ends, such as the same seat opened elsewhere.
 */
export interface Closed {
  type: "closed";
  problem: Problem;
}
/**
 * Send me everything: I have just come, or I have missed something.
 */
export interface Sync {
  type: "sync";
}
/**
 * Ask me like this from now on.
 */
export interface SetPolicy {
  type: "policy";
  policy: Policy;
}
/**
 * When a seat wants to be asked whether it reacts. Kept with the seat; what must not be missed overrides it.
 */
export interface Policy {
  ask?: string;
  never?: string[];
}
/**
 * A preset phrase by its message id, or free text where the table allows it: one of the two.
 */
export interface Say {
  type: "say";
  phrase?: string;
  text?: string;
}
/**
 * Send me nothing more that `guest` says, or do again.
 */
export interface Mute {
  type: "mute";
  guest: number;
  on: boolean;
}
/**
 * Take back my last answer, if nothing new has come to light since.
 */
export interface Undo {
  type: "undo";
}
/**
 * I give up: a bot plays on in my place, and I am out of the reckoning.
 */
export interface Resign {
  type: "resign";
}
/**
 * Shall the game end here, without a winner? It does once every person still playing says yes.
 */
export interface Vote {
  type: "vote";
  yes: boolean;
}
/**
 * The person of `seat` has been gone for a while: let a caretaker play there until they come back.
 */
export interface Relieve {
  type: "relieve";
  seat: number;
}
/**
 * Answer with a beat.
 */
export interface Ping {
  type: "ping";
}
/**
 * An event as this seat may see it; `message` and `args` make the sentence, `cause` is another's number.
 */
export interface Happened {
  number: number;
  message: string;
  args: {
    [k: string]: string | number;
  };
  cause: number;
  source: string;
  rule: string;
  parts: Part[];
}
/**
 * A number that the number in an event is made of.
 */
export interface Part {
  what: string;
  n: number;
  card: string;
  seat: number;
}
/**
 * Something said at the table.
 */
export interface Line {
  number: number;
  guest: number;
  name: string;
  phrase: string;
  text: string;
}
/**
 * A sentence or a few words about a question or an answer, as far as the asked seat can know.
 */
export interface Note {
  id: string;
  numbers: {
    [k: string]: number;
  };
  cards: {
    [k: string]: string;
  };
  seats: {
    [k: string]: number;
  };
  tone: string;
  certain: boolean;
  odds: number;
}
/**
 * One answer; `fields` as the game's `kinds` describe them, cards by their ids.
 */
export interface OfferedOption {
  kind: string;
  fields: {
    [k: string]: string | number;
  };
  notes: Note[];
}
/**
 * What this seat is asked now.
 */
export interface Question {
  id: string;
  kind: string;
  source: string;
  options: OfferedOption[];
  safe: number;
  reaction: boolean;
  cause: number;
  withheld: WithheldOption[];
  about: Note[];
  hint: string;
}
/**
 * What this seat may look for among the options, and why it is not there.
 */
export interface WithheldOption {
  card: string;
  kind: string;
  reason: string;
  number: number;
  rule: string;
}
/**
 * Nothing has changed; `id` is that of the answer, or '' for another frame.
 */
export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}
/**
 * Something was said.
 */
export interface Said {
  type: "said";
  line: Line;
}
/**
 * Somebody came, went, dropped, was replaced, or changed their policy.
 */
export interface Seats {
  type: "seats";
  table: Table;
  policy: Policy;
}
/**
 * The game as this seat or watcher sees it after a change.
 */
export interface Shown {
  view: unknown;
  outlook: unknown;
  question: Question | null;
  waiting: number[];
  window: boolean;
  undo: boolean;
  clocks: Clock[];
  over: boolean;
}
/**
 * Everything, from nothing.
 */
export interface Snapshot {
  type: "snapshot";
  version: number;
  table: Table;
  you: number;
  shown: Shown | null;
  events: Happened[];
  policy: Policy;
  lines: Line[];
  votes: number[];
}
/**
 * What changed: `version` is the last one plus one, or the page has missed something and asks for a snapshot.
 */
export interface Update {
  type: "update";
  version: number;
  shown: Shown;
  events: Happened[];
  rewind: number;
}
/**
 * Who wants to end the game now.
 */
export interface Votes {
  type: "votes";
  seats: number[];
}
