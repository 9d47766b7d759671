// The reading face and the pixel face; a browser fetches only the alphabets that it meets.
import "@fontsource/fira-sans-condensed/400.css";
import "@fontsource/fira-sans-condensed/600.css";
import "@fontsource/press-start-2p/400.css";
// After them, so that Polish takes a handful of letters instead of all that Latin has beyond the plain ones.
import "virtual:letters/pl.css";
