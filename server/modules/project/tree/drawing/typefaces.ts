/** Vollkorn and Inter (SIL Open Font License): a file for each alphabet, a run of text for each. */
import { readdirSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const FOLDER = new URL('../../../../../scripts/build/fonts/', import.meta.url);
const fontFiles = readdirSync(FOLDER).map((file) => new URL(file, FOLDER).pathname);
/** For resvg. */
export const OWN_FONTS = { fontFiles, loadSystemFonts: false };
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
export type Typeface = 'display-720' | 'text-450' | 'text-650';
type FontFile = `${Typeface}-${(typeof ALPHABETS)[number]}`;

export const fontPath = (file: FontFile): string => new URL(`${file}.ttf`, FOLDER).pathname;

/** `Vollkorn720latinext`: the name inside the file. */
export const fontFamily = (file: FontFile): string =>
  file.replace('display', 'Vollkorn').replace('text', 'Inter').replaceAll('-', '');

const opened = new Map<FontFile, Font>();
function open(file: FontFile): Font {
  const font = opened.get(file) ?? (create(readFileSync(fontPath(file))) as Font);
  opened.set(file, font);
  return font;
}

const filesOf = (typeface: Typeface): FontFile[] =>
  ALPHABETS.map((alphabet) => `${typeface}-${alphabet}` as const);
const fileWith = (char: string, typeface: Typeface): FontFile | undefined =>
  filesOf(typeface).find((file) => open(file).hasGlyphForCodePoint(char.codePointAt(0) ?? 0));

/** The character, or its base letter if the typeface lacks the accent; empty if it lacks both. */
function writable(char: string, typeface: Typeface): string {
  if (fileWith(char, typeface)) return char;
  const [base = ''] = char.normalize('NFD');
  return base !== char && fileWith(base, typeface) ? base : '';
}

export type Run = { file: FontFile; text: string };

/** Characters of other alphabets than Latin, Greek and Cyrillic are left out. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const char of text.normalize('NFC')) {
    const written = writable(char, typeface);
    if (!written) continue;
    const last = runs.at(-1);
    const file = fileWith(written, typeface) ?? filesOf(typeface)[0];
    // Spaces and punctuation are in the Latin file; they stay in the run of the words around them.
    if (last && (last.file === file || (/\s/.test(written) && open(last.file).hasGlyphForCodePoint(32))))
      last.text += written;
    else if (file) runs.push({ file, text: written });
  }
  return runs;
}

const writableText = (text: string, typeface: Typeface): string =>
  runsOf(text, typeface)
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const ADVANCES_MAX = 5000;
/** In ems. Fitting tries several sizes and line breaks, and lays out each run once. */
const advances = new Map<string, number>();
function advanceOf({ file, text }: Run): number {
  const key = `${file}:${text}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const font = open(file);
  const advance = font.layout(text).advanceWidth / font.unitsPerEm;
  if (advances.size >= ADVANCES_MAX) advances.clear();
  advances.set(key, advance);
  return advance;
}

export const widthOf = (text: string, typeface: Typeface, size: number): number =>
  runsOf(text, typeface).reduce((sum, run) => sum + advanceOf(run) * size, 0);

/** Lines no wider than `width`; a single longer word has a line of its own. */
export function linesOf(text: string, typeface: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of writableText(text, typeface).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, typeface, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Box = { sizes: readonly number[]; width: number; lines: number };
export type Fitted = { typeface: Typeface; size: number; lines: string[] };
/** The largest size at which the text fits; at the smallest, the rest is cut off with `…`. */
export function fitted(text: string, typeface: Typeface, { sizes, width, lines }: Box): Fitted {
  for (const size of sizes) {
    const found = linesOf(text, typeface, size, width);
    if (found.length <= lines && found.every((line) => widthOf(line, typeface, size) <= width))
      return { typeface, size, lines: found };
  }
  const size = sizes.at(-1) ?? 12;
  const found = linesOf(text, typeface, size, width);
  const kept = found.slice(0, lines);
  if (found.length > lines) kept.push(`${kept.pop() ?? ''}…`);
  return { typeface, size, lines: kept.map((line) => cut(line, typeface, size, width)) };
}

function cut(line: string, typeface: Typeface, size: number, width: number): string {
  if (widthOf(line, typeface, size) <= width) return line;
  const chars = [...line.replace(/…$/, '')];
  const short = (length: number): string => chars.slice(0, length).join('');
  // The longest beginning that fits, by bisection.
  let [fits, tooLong] = [1, chars.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(`${short(middle)}…`, typeface, size) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${short(fits).trimEnd()}…`;
}
