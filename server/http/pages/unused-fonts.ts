/**
 * Vike preloads every font of a stylesheet; browsers fetch these scripts'
 * fonts only when a character needs them.
 */
const PRELOADS = /<link rel="preload"[^<>]*>\s*/g;
const UNUSED_FONT = /\/(?:west|east|greek|cyrillic)\./;
export const withoutUnusedFonts = (html: string): string =>
  html.replace(PRELOADS, (tag) => (UNUSED_FONT.test(tag) ? '' : tag));
