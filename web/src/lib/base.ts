/** Where this page lies: "" or, where it shares a name with others, such as "/games". The server has written it down. */
export const BASE = document.documentElement.dataset.base ?? "";
