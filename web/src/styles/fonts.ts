// The reading face and the pixel face; a browser fetches only the alphabets that it meets.
import "@fontsource/fira-sans-condensed/400.css";
import "@fontsource/fira-sans-condensed/600.css";
import "@fontsource/press-start-2p/400.css";
