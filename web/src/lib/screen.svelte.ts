/** How large the screen is, in the three sizes that the table knows. */

const query = (text: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(text) : null);
const small = query("(max-width: 1000px)");
const middle = query("(max-width: 1180px)");

let isPhone = $state(small?.matches ?? false);
let isNarrow = $state(middle?.matches ?? false);
small?.addEventListener("change", (event) => (isPhone = event.matches));
middle?.addEventListener("change", (event) => (isNarrow = event.matches));

/** One question at a time, rivals as chips. */
export const phone = (): boolean => isPhone;
/** No room for the rail beside the table: it is a drawer. */
export const narrow = (): boolean => isNarrow;

let seconds = $state(0);
if (typeof window !== "undefined") window.setInterval(() => (seconds = performance.now()), 500);

/** The time, as `performance.now` counts, twice a second. */
export const now = (): number => seconds;
