/** Corrects the head that Vike writes. */

/** Vike preloads every font of a stylesheet; browsers fetch these only when a character needs them. */
const PRELOADS = /<link rel="preload"[^<>]*>\s*/g;
const UNUSED_FONT = /\/(?:west|east|greek|cyrillic)\./;
/** Vike puts stylesheets before it, and browsers look for it in the first 1,024 bytes only. */
const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

export function correctHead(html: string): string {
  const charset = CHARSET.exec(html)?.[0] ?? '';
  return html
    .replace(PRELOADS, (tag) => (UNUSED_FONT.test(tag) ? '' : tag))
    .replace(charset, '')
    .replace(/<head[^>]*>/, (head) => `${head}${charset}`);
}
