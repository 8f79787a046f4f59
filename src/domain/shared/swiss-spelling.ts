/** German as written in Switzerland has no ß. The rule for every text that a Swiss page shows. */
const SWISS_GERMAN = 'de-CH';

/** The texts in the spelling of the language: the same object, except for Switzerland. */
export const inSpellingOf = <Texts>(lang: string, texts: Texts): Texts =>
  lang === SWISS_GERMAN ? (swiss(texts) as Texts) : texts;

function swiss(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('ß', 'ss');
  if (Array.isArray(value)) return value.map(swiss);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, swiss(text)]));
}
