import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { install } from "./lib/installed";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";

// Nothing is drawn before its words are there: a page that flickers from ids to words is worse than one that waits.
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
keepFocus();
install();
