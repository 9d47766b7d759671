// Loaded with the first Japanese word.
import "./ja.css";
import "virtual:letters/ja.css";
