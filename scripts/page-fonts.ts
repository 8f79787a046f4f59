const FACE = /@font-face\s*\{[^}]*\}/g;
/** Fewer characters than this of an alphabet are not worth holding up the page for. */
const PRELOAD_CHARACTERS_MIN = 12;

/** Which fonts a finished page keeps (its text uses their alphabet) and which it fetches at once (its headings or body rest on them). */
export function pageFonts(html: string, css: string): { css: string; preload: string } {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const headings = [...main.matchAll(/<h[123][\s\S]*?<\/h[123]>/g)].join(' ');
  const urgent: string[] = [];
  const kept = css.replace(FACE, (face) => {
    const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1];
    if (!range) return face;
    const inside = within(range);
    if (!count(html, inside)) return '';
    const first = count(/vollkorn/.test(face) ? headings : main, inside);
    const url = /url\(["']?([^"')]+)/.exec(face)?.[1];
    if (url && first >= PRELOAD_CHARACTERS_MIN) urgent.push(url);
    return face;
  });
  const preload = urgent.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
  return { css: kept, preload };
}

function within(range: string): (code: number) => boolean {
  const spans = range.split(',').map((part) => {
    const text = part.trim().slice(2);
    const wild = text.includes('?');
    const [from = '', to = from] = wild ? [text.replaceAll('?', '0'), text.replaceAll('?', 'f')] : text.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}

function count(html: string, inside: (code: number) => boolean): number {
  let found = 0;
  for (const char of html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ')) if (inside(char.codePointAt(0) ?? 0)) found += 1;
  return found;
}
