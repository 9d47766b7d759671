// What svelte-check sees anyway (types, the compiler's warnings) is left to it.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["src/generated/", "shots/", "test-results/"] },
    { linterOptions: { reportUnusedDisableDirectives: "error" } },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    prettier,
    svelte.configs.prettier,
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        rules: {
            // TypeScript knows every name there is, the browser's and Node's included.
            "no-undef": "off",
            // `{#each { length: 3 } as _, at}` counts, and `{ at, ...rest }` leaves something out.
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", ignoreRestSiblings: true }],
            // Our maps and sets are made once and read, or replaced as a whole: nothing has to react to a change inside.
            "svelte/prefer-svelte-reactivity": "off",
            // `{" "}` is a space that no formatter takes away.
            "svelte/no-useless-mustaches": "off",
            // Both compile every component once more, for what svelte-check reports with --fail-on-warnings.
            "svelte/valid-compile": "off",
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
);
