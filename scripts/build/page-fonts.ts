import type { ForeignLanguage } from '#src/domain/markets.ts';

const RANGE = /unicode-range:\s*([^;}]+)/;
const FACE = /@font-face\s*\{[^}]*\}/g;
/** Preload an alphabet from this many characters on: fewer do not justify delaying the page. */
const PRELOAD_CHARACTERS_MIN = 12;
/** base.css shows country names in the system font, so that they need no further alphabet. */
const NAME_IN_ITS_OWN_LANGUAGE = /<(a|span)\b[^>]*\slang="[^>]*>[^<]*<\/\1>/g;

/** Fonts of src/ui/styles/fonts-languages.css by language; English uses those of fonts.css. */
const LANGUAGES_OF_GROUP: Readonly<Record<string, readonly ForeignLanguage[]>> = {
  german: ['de'],
  romance: ['fr', 'it', 'es', 'pt', 'nl'],
  nordic: ['sv', 'nb', 'da', 'fi', 'et', 'is'],
  central: ['cs', 'sk', 'pl', 'hu', 'hr', 'sl'],
  baltic: ['lv', 'lt', 'ro'],
  greek: ['el'],
  cyrillic: ['bg'],
};
const groupOf = (language: string): string | undefined =>
  Object.keys(LANGUAGES_OF_GROUP).find((group) => LANGUAGES_OF_GROUP[group]?.some((own) => own === language));

/**
 * Returns the fonts whose alphabet the page uses, and those to preload because its body needs them.
 */
export function pageFonts(html: string, css: string): { css: string; preload: string } {
  const language = /<html[^>]*\blang="([a-z]+)/.exec(html)?.[1] ?? 'en';
  const own = groupOf(language);
  if (!own && language !== 'en') throw new Error(`no fonts are named for the language ${language}`);
  const text = html.slice(html.indexOf('<body')).replace(NAME_IN_ITS_OWN_LANGUAGE, '');
  // Its script may write it in any language. Each alphabet is fetched when its letters appear.
  const isTranslated = /<main[^>]*\sdata-translate/.test(html);
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
    const letters = lettersOf(range);
    if (!isTranslated && !count(text, letters)) return '';
    used.add(url);
    if (count(main, letters) >= PRELOAD_CHARACTERS_MIN) urgent.add(url);
    return face;
  });
  const preload = [...urgent]
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  // A single font file is always fetched, so it needs no unicode-range.
  return { css: used.size > 1 ? kept : kept.replace(FACE, (face) => face.replace(RANGE, '')), preload };
}

/** `U+100-17F, U+4??` -> `/[\u{100}-\u{17F}\u{400}-\u{4FF}]/gu` */
function lettersOf(range: string): RegExp {
  const spans = range.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi);
  const letters = [...spans].map(
    ([, from = '', to = from]) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`,
  );
  return new RegExp(`[${letters.join('')}]`, 'gu');
}

const count = (html: string, letters: RegExp): number =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').match(letters)?.length ?? 0;
