/** SEC-21, L3: an apostrophe in front keeps a formula as text. */

const SIGNS = '=+-@\uFF1D\uFF0B\uFF0D\uFF20';
/** Spreadsheets with another list separator split our cells there, and at line breaks. */
const SEPARATORS = ';\t\r\n';
/** Spreadsheets skip these before a formula. */
const isSkipped = (character: string): boolean =>
  character === '"' || character === '\0' || /\s/.test(character);
/** `-25.00` is a number in every spreadsheet, and programs need it unchanged. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,4})?$/;

export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  if (NUMBER.test(text)) return text;
  const safe = quoteFormulas(text);
  return /^[\t\r\n]/.test(safe) || safe.startsWith('\0') ? `'${safe}` : safe;
}

/** A sign at the start of a cell, or after a separator, would begin a formula. */
function quoteFormulas(text: string): string {
  let safe = '';
  let written = 0;
  let opened: number | null = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (SEPARATORS.includes(character)) opened = at + 1;
    else if (opened !== null && SIGNS.includes(character)) {
      safe += `${text.slice(written, opened)}'`;
      written = opened;
      opened = null;
    } else if (!isSkipped(character)) opened = null;
  }
  return safe + text.slice(written);
}
