// cspell:words guillemets innert innerhalb nnerhalb nnert aikosuvwz Unterhalt Wartung

/** German as written in Switzerland: no ß, guillemets, `innert` and `Unterhalt`. */
const swissSpelling = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replaceAll(/\b([Ii])nnerhalb von\b/g, '$1nnert')
    .replaceAll(/\bWartung\b/g, 'Unterhalt');

/** In Polish and Czech, a word of one letter does not end a line. */
const tieShortWords = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(„])([aikosuvwz]) (?=\S)/giu, '$1\u00a0');

/** A no-break space before : ; ? ! % and inside « »; none in a time (14:20) or an address. */
const frenchSpaces = (text: string): string =>
  text.replaceAll(/\s?(?<![;?!%:»])([;?!%:»]+)(?=[\s»).,]|$)/g, '\u00a0$1').replaceAll(/«\s*/g, '«\u00a0');

const RULES = new Map([
  ['cs', tieShortWords],
  ['de-CH', swissSpelling],
  ['fr', frenchSpaces],
  ['pl', tieShortWords],
]);

const curlyQuotes = (text: string): string =>
  text
    .replaceAll(/(?<=^|[\s([–—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([–—“])'/g, '‘')
    .replaceAll("'", '’');

/** English texts typed with straight quotes. Texts that the specification fixes keep theirs. */
export const typographic = <Texts>(texts: Texts): Texts => everyText(texts, curlyQuotes) as Texts;

/** The same object if the language has no rule. */
export function inSpellingOf<Texts>(lang: string, texts: Texts): Texts {
  const rule = RULES.get(lang) ?? RULES.get(lang.split('-')[0] ?? '');
  return rule ? (everyText(texts, rule) as Texts) : texts;
}

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, everyText(text, change)]));
}

/** French says `1er mars`; Intl writes `1 mars`. */
export const withOrdinal = (date: string, locale: string): string =>
  locale.split('-')[0] === 'fr' ? date.replace(/\b1 (?=\p{L})/u, '1er ') : date;

// cspell:words janúar febrúar mars apríl maí júní júlí ágúst október nóvember desember morgun
// cspell:words sunnudagur mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur
const MONTHS = [
  ...['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní'],
  ...['júlí', 'ágúst', 'september', 'október', 'nóvember', 'desember'],
];
const WEEKDAYS = {
  Sun: 'sunnudagur',
  Mon: 'mánudagur',
  Tue: 'þriðjudagur',
  Wed: 'miðvikudagur',
  Thu: 'fimmtudagur',
  Fri: 'föstudagur',
  Sat: 'laugardagur',
} as Record<string, string>;

/** Yesterday, today and tomorrow. */
export const ICELANDIC_DAYS = ['í gær', 'í dag', 'á morgun'] as const;

/** Chromium's `Intl` has no Icelandic, and writes English. */
export const needsOwnIcelandic = (locale: string): boolean =>
  /^is\b/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0;

/** As `Intl` writes it. @param options with a day and a month; the weekday is written out */
export function icelandicDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const plain = new Intl.DateTimeFormat('en-GB', {
    ...options,
    month: 'numeric',
    ...(options.weekday && { weekday: 'short' }),
  });
  const part = Object.fromEntries(plain.formatToParts(date).map(({ type, value }) => [type, value]));
  const name = MONTHS[Number(part.month) - 1] ?? '';
  const month = options.month === 'long' || name.length === 3 ? name : `${name.slice(0, 3)}.`;
  return [
    part.weekday && `${WEEKDAYS[part.weekday]}, `,
    `${Number(part.day)}. ${month}`,
    part.year && ` ${part.year}`,
    part.hour && ` kl. ${part.hour}:${part.minute}`,
  ]
    .filter(Boolean)
    .join('');
}
