/** SEC-21: a cell that a spreadsheet would calculate gets a quotation mark in front, so that it stays text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORMULA = /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\u0000]/;

export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return FORMULA.test(text) ? `'${text}` : text;
}
