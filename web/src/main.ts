import { mount } from "svelte";
import "./styles/fonts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";

// Nothing is drawn before its words are there: a page that flickers from ids to words is worse than one that waits.
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
