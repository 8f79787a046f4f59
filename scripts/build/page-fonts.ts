const RANGE = /unicode-range:\s*([^;}]+)/;
const FACE = /@font-face\s*\{[^}]*\}/g;
/** Fewer characters than this of an alphabet are not worth holding up the page for. */
const PRELOAD_CHARACTERS_MIN = 12;
/** Countries named in their own language: base.css writes them in the system's font, so that a name costs no alphabet. */
const NAME_IN_ITS_OWN_LANGUAGE = /<a\b[^>]*\blang="[^>]*>[^<]*<\/a>/g;

/** The fonts of src/ui/fonts-languages.css by language of the page; English lives in the alphabets of fonts.css. */
const GROUP_OF_LANGUAGE: Record<string, string> = {
  ...group('german', 'de'),
  ...group('romance', 'fr', 'it', 'es', 'pt', 'nl'),
  ...group('nordic', 'sv', 'nb', 'da', 'fi', 'et', 'is'),
  ...group('central', 'cs', 'sk', 'pl', 'hu', 'hr', 'sl'),
  ...group('baltic', 'lv', 'lt', 'ro'),
  ...group('greek', 'el'),
  ...group('cyrillic', 'bg'),
};

/** Which fonts a finished page keeps (its text uses their alphabet) and which it fetches at once (its body rests on them). */
export function pageFonts(html: string, css: string): { css: string; preload: string } {
  const language = /<html[^>]*\blang="([a-z]+)/.exec(html)?.[1] ?? 'en';
  const own = GROUP_OF_LANGUAGE[language];
  if (!own && language !== 'en') throw new Error(`no fonts are named for the language ${language}`);
  const text = html.slice(html.indexOf('<body')).replace(NAME_IN_ITS_OWN_LANGUAGE, '');
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const used = new Set<string>();
  const urgent = new Set<string>();
  const kept = css.replace(FACE, (face) => {
    const url = /url\(["']?([^"')]+)/.exec(face)?.[1];
    if (!url) return face;
    const range = RANGE.exec(face)?.[1];
    if (own || !range) {
      if (!own || !url.includes(`/for-${own}.`)) return '';
      urgent.add(url);
      return face;
    }
    const inside = within(range);
    if (!count(text, inside)) return '';
    used.add(url);
    if (count(main, inside) >= PRELOAD_CHARACTERS_MIN) urgent.add(url);
    return face;
  });
  const preload = [...urgent].map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('');
  // The only file of a page is fetched in any case: which letters it holds need not be said.
  return { css: used.size > 1 ? kept : kept.replace(FACE, (face) => face.replace(RANGE, '')), preload };
}

function group(name: string, ...languages: string[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, name]));
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
