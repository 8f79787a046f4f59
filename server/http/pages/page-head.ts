/** Corrects the head that Vike writes. */

const PRELOADS = /<link rel="preload"[^<>]*>\s*/g;
const UNUSED_FONT = /\/(?:west|east|greek|cyrillic)\./;
const HEAD = '<head>';
const CHARSET = '<meta charset="UTF-8" />';

export function correctHead(html: string): string {
  // Vike preloads every font of a stylesheet; browsers fetch these when a character needs them.
  const preloaded = html.replace(PRELOADS, (tag) => (UNUSED_FONT.test(tag) ? '' : tag));
  // Vike puts stylesheets before it, and browsers look for it in the first 1,024 bytes only.
  return preloaded.includes(CHARSET)
    ? preloaded.replace(CHARSET, '').replace(HEAD, `${HEAD}${CHARSET}`)
    : preloaded;
}
