/**
 * Checks names, comments and titles for words that the field has better ones for, and texts that
 * people read for phrases that are not plain English (CONTRIBUTING.md, Style).
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { allSentences } from '../messages/sentences.ts';
import { englishFiles } from './english.ts';

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

/** Phrases, and what to write instead. Articles may tell a story; the interface may not. */
const INTERFACE_PHRASES: [phrase: RegExp, instead: string][] = [
  [/\b(already|neither)([.!?](\s|$)|$)/, 'put it before the verb: "has already been paid"'],
  [/\b(stands|lies|sits) (in|on|at|beside|under|there|no)\b/, 'is'],
  [/\bby hand\b/i, 'manually'],
  [/\ba person (will|looks?|answers?|checks?|replies|reads?|is)\b/i, 'we, our team'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(mail(s|ed|ing)?)\b(?! (server|app))/i, 'email'],
  [/\b(is|are) told\b/, 'will get an email, will see'],
  [/^(Invalid|Unknown|Wrong) \w+( \w+)?\.$|^Not (found|valid|allowed)\.$/, 'what happened and what to do'],
];
const PHRASES: typeof INTERFACE_PHRASES = [
  [/\b[Yy]ou (did not|didn[’']t) [^.?]*\? Then\b/, 'If you ...'],
  [/, by \w+ neither\b/, 'nor by ...'],
  [/\b(money|sale|payment|commission)s? (is|are|was|were|has been|have been) given back\b/i, 'refunded'],
  [/\be-mail/i, 'email'],
  [/\banswer (to )?this (e?mail)\b/i, 'reply to this email'],
];

/** The specification words these titles of toasts in title case; others are in sentence case. */
const SPECIFIED_TITLES = new Set([
  ...['Missing Information', 'Failed to Send Message', 'Message Sent Successfully!', 'Registration Failed'],
  ...['Registration Successful!', 'Submission Failed', 'Order Confirmation Submitted!', 'Logo Uploaded'],
  ...['Upload Failed', 'Status Updated', 'Update Failed', 'Form Sent Successfully', 'Send Failed'],
  ...['Order Added Successfully', 'Failed to Add Order', 'Login Failed', 'Link Copied!', 'Copy Failed'],
]);

/** Right here: the drawing shows a hedge, or a connection is refused. */
const ALLOWED: Record<string, readonly string[]> = {
  'scripts/checks/words.ts': Object.keys(DENIED),
  'server/platform/outgoing/post.test.ts': ['refused'],
  'server/resilience/timed/process.resilience.test.ts': ['refused'],
  'tools/film/land.ts': ['hedge'],
  'tools/film/stage.ts': ['hedge'],
  'tools/film/story.ts': ['hedge'],
};

const TITLED = /^(?:it|test|describe)\b|logger\.(?:debug|info|warn|error)$/;
const SOURCES = ['{server,src,pages,scripts,bench,tools}/**/*.{ts,tsx,css}', '*.ts'];

/** `setOrderStatus` and `form-error` -> the words in them. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

type Found = { line: number; text: string };

/** The title of a test or the message of a log line: the first argument of such a call. */
const titleOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || !TITLED.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title.getText()
    : undefined;
};

/** Names, comments, titles of tests and log lines; no other strings and no text of JSX. */
function namesIn(file: string, text: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) ? node.text : titleOf(node);
    if (text) found.push({ line: lineAt(node.getStart()), text });
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

const phrasesIn = (text: string, phrases: typeof PHRASES): string[] =>
  phrases.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(text) ?? [];
    return found ? [`"${found.trim()}": write ${instead}`] : [];
  });

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
const sentences = allSentences();
for (const { file, line, key, text } of sentences) {
  for (const problem of phrasesIn(text, [...INTERFACE_PHRASES, ...PHRASES]))
    problems.push(`${file}:${line}: ${problem}`);
  if (/Toast\.title$/.test(key) && /\s[A-Z][a-z]/.test(text) && !SPECIFIED_TITLES.has(text))
    problems.push(`${file}:${line}: "${text}": write it in sentence case`);
}
const texts = englishFiles();
for (const file of texts)
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
    for (const problem of phrasesIn(line, PHRASES)) problems.push(`${file}:${index + 1}: ${problem}`);

for (const problem of problems) console.error(problem);
console.info(
  `${files.length} files, ${sentences.length} sentences, ${texts.length} texts, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
