/**
 * Checks identifiers, file names and comments for words that the field has better ones for
 * (CONTRIBUTING.md, Style). Texts that users read are not checked.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Word parts, in lower case, and what to write instead. */
const DENIED: Record<string, string> = {
  desk: 'admin area, staff',
  fault: 'error, invalid',
  faults: 'errors',
  faulty: 'invalid',
  refuse: 'reject, deny',
  refused: 'rejected, denied',
  refuses: 'rejects, denies',
  refusal: 'rejection',
  upkeep: 'maintenance',
  sweep: 'cleanup, prune',
  patience: 'timeout, backoff',
  farewell: 'shutdownDelay',
  vault: 'keyring, encrypt',
  told: 'notified, message',
  said: 'body, message',
  hears: 'is notified',
  deed: 'interaction',
  shelf: 'snapshots directory',
  hedge: 'brand',
  marigold: 'accent',
};
/** Denied together only: each part alone is an ordinary word. */
const DENIED_PAIRS: Record<string, string> = {
  'in line': 'queued, concurrency limit',
  'in turn': 'serial, queued',
  'give back': 'release',
  'plain page': 'html page',
  'finish pages': 'inline assets',
};

/** Right here: the name is the library's or the drawing shows a hedge, or a value is stored. */
const ALLOWED: Record<string, readonly string[]> = {
  'scripts/checks/words.ts': Object.keys(DENIED),
  'tools/film/land.ts': ['hedge'],
  'tools/film/stage.ts': ['hedge'],
  'tools/film/story.ts': ['hedge'],
};

const SOURCES = ['{server,src,pages,scripts,bench,tools}/**/*.{ts,tsx,css}', '*.ts'];

/** `setOrderStatus` and `form-error` -> the words in them. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

type Found = { line: number; text: string };

/** Identifiers, property names and comments; no strings and no text of JSX. */
function namesIn(file: string, text: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push({ line: lineAt(node.getStart()), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /^\s*(?:\/\*\*?|\*|\/\/)\s(.*)/.exec(line)?.[1];
    if (comment) found.push({ line: index + 1, text: comment });
  }
  return found;
}

const namesInStyles = (text: string): Found[] =>
  text.split('\n').map((line, index) => ({ line: index + 1, text: line }));

function problemsOf(text: string, allowed: readonly string[]): string[] {
  const words = wordsIn(text);
  const single = words
    .filter((word) => Object.hasOwn(DENIED, word) && !allowed.includes(word))
    .map((word) => `"${word}": write ${DENIED[word]}`);
  const isName = !text.includes(' ');
  const pairs = words
    .map((word, index) => `${word} ${words[index + 1] ?? ''}`)
    .filter((pair) => isName && Object.hasOwn(DENIED_PAIRS, pair))
    .map((pair) => `"${pair}": write ${DENIED_PAIRS[pair]}`);
  return [...single, ...pairs];
}

const problems: string[] = [];
const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter(
  (file) => !file.startsWith('src/content/'),
);
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const names = file.endsWith('.css') ? namesInStyles(text) : namesIn(file, text);
  for (const { line, text: name } of [{ line: 1, text: file.replaceAll(' ', '') }, ...names])
    for (const problem of problemsOf(name, ALLOWED[file] ?? [])) problems.push(`${file}:${line}: ${problem}`);
}
for (const problem of problems) console.error(problem);
console.info(`${files.length} files, ${problems.length} denied words`);
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
