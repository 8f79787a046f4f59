/** The API reference: Scalar's script from our own origin, and a list of the calls without it. */
import { html, raw } from 'hono/html';
import { apiPaths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import type { Markup } from '../pages/html-page.ts';
import { LIST_STYLE } from './call-list.ts';

export const REFERENCE_SCRIPT = `${apiPaths.docs}/reference.js`;

/**
 * SEC-29: neither the script nor a call that is tried reaches another host. The script writes its
 * styles into the page.
 */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Every language but the shell, JavaScript, Python and PHP. */
const HIDDEN_CLIENTS = [
  ...['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'julia', 'kotlin', 'node'],
  ...['objc', 'ocaml', 'powershell', 'r', 'ruby', 'rust', 'swift'],
];

/** Colours as in src/ui/styles/tokens.css. */
const STYLE = `
.light-mode{--scalar-color-accent:#1f5c43;--scalar-background-1:#fffdf6;--scalar-background-2:#faf5e9;--scalar-background-3:#f1ead8}
.dark-mode{--scalar-color-accent:#9ad7b0;--scalar-background-1:#0f1f18;--scalar-background-2:#193226;--scalar-background-3:#22402f}
`;

/** Without what would call the maker's hosts: fonts, usage reports, its client, AI and proxy. */
const CONFIGURATION = {
  url: apiPaths.openapi,
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  // A token that was typed in is forgotten with the page.
  persistAuth: false,
  hiddenClients: HIDDEN_CLIENTS,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'json',
  customCss: STYLE,
};

const page = (head: Markup, body: Markup): Markup =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${site.brand} API</title>${head}</head><body>${body}</body></html>`;

/** Only the list of calls, for a server without the reference's script. */
export const listPage = (calls: Markup): Markup => page(html`<style>${raw(LIST_STYLE)}</style>`, calls);

/** The reference; a browser without JavaScript shows the list of calls. */
export const referencePage = (calls: Markup): Markup =>
  page(
    html`<noscript><style>${raw(LIST_STYLE)}</style></noscript>`,
    html`<noscript>${calls}</noscript><script id="api-reference" data-configuration="${JSON.stringify(CONFIGURATION)}"></script><script src="${REFERENCE_SCRIPT}"></script>`,
  );
