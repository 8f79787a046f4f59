// cspell:words janúar febrúar mars apríl maí júní júlí ágúst október nóvember desember sunnudagur
// cspell:words mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur morgun
/** Dates in Icelandic, as `Intl` writes them: that of Chromium has no Icelandic and writes English. */

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

export const needsOwnIcelandic = (locale: string): boolean =>
  /^is\b/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0;

/** @param options with a day and a month; the weekday is written out */
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
