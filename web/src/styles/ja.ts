// Loaded with the first Japanese word, and then only the ranges of letters that stand on the page.
import "@fontsource/dotgothic16/400.css";
import "@fontsource/noto-sans-jp/400.css";
import "@fontsource/noto-sans-jp/600.css";
