/**
 * SEC-24: no regular expression takes exponential time, and none takes more than linear time on
 * visitors' input. Verdicts of recheck are cached per pattern.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import ts from 'typescript';

type Found = { file: string; line: number; pattern: string; source: string | null; flags: string };
/** `reason` explains why the pattern is harmless. Exponential patterns cannot be listed. */
type Exception = { file: string; pattern: string; reason: string };
type Verdict = { status: 'safe' | 'polynomial' | 'exponential' | 'unknown'; detail: string };

const SOURCES = ['server/**/*.ts', 'src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'];
const TESTS = /\.(?:test|e2e)\.tsx?$|^server\/testing\/|^src\/content\/built\//;
const CACHE = `.cache/regexes-${recheck.version}.json`;
const EXCEPTIONS = 'scripts/checks/regex-exceptions.json';
const PATTERN_MS = 30_000;
const ATTACK_LENGTH_MAX = 200;
/**
 * The same verdict on every machine, busy or not: a fixed seed, and no phase of the search is cut
 * short or takes a slow answer for an attack before the pattern's own time is up.
 */
const OPTIONS = {
  timeout: PATTERN_MS,
  incubationTimeout: PATTERN_MS,
  mutationTimeout: PATTERN_MS,
  crossoverTimeout: PATTERN_MS,
  attackTimeout: PATTERN_MS,
  randomSeed: 1,
};

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

type Pattern = Pick<Found, 'pattern' | 'source' | 'flags'>;
function patternOf(node: ts.Node): Pattern | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { pattern: node.text, source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const [pattern, flags] = (isRegExpCall(node) && node.arguments) || [];
  if (!pattern || ts.isRegularExpressionLiteral(pattern)) return null;
  const isConstant = ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags));
  return {
    pattern: pattern.getText(),
    source: isConstant ? pattern.text : null,
    flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
  };
}

function patternsIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (pattern) found.push({ file, line, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function analyse(source: string, flags: string): Verdict {
  const result = checkSync(source, flags, OPTIONS);
  if (result.status === 'safe') return { status: 'safe', detail: '' };
  if (result.status === 'unknown') return { status: 'unknown', detail: `not analysed: ${result.error.kind}` };
  return {
    status: result.complexity.type,
    detail: `${result.complexity.summary}, attack: ${result.attack.pattern.slice(0, ATTACK_LENGTH_MAX)}`,
  };
}

const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as {
  polynomial: Exception[];
  builtAtRunTime: Exception[];
};
const used = new Set<Exception>();
function isListed(list: Exception[], { file, pattern }: Found): boolean {
  const entry = list.find((listed) => listed.file === file && listed.pattern === pattern);
  if (entry) used.add(entry);
  return entry !== undefined;
}

const cached: Record<string, Verdict> = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {};
const verdicts: Record<string, Verdict> = {};
/** @returns null if the pattern is safe, or listed */
function problemOf(item: Found): string | null {
  const { source, flags } = item;
  if (source === null) {
    if (isListed(exceptions.builtAtRunTime, item)) return null;
    return `built at run time: use a literal, or list it with a reason in ${EXCEPTIONS}`;
  }
  const key = `${source}/${flags}`;
  const verdict = verdicts[key] ?? cached[key] ?? analyse(source, flags);
  verdicts[key] = verdict;
  if (verdict.status === 'safe') return null;
  return verdict.status === 'polynomial' && isListed(exceptions.polynomial, item) ? null : verdict.detail;
}

const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !TESTS.test(file));
const found = files.flatMap(patternsIn);
const problems: string[] = [];
for (const item of found) {
  const problem = problemOf(item);
  if (problem) problems.push(`${item.file}:${item.line}: ${item.pattern}\n  ${problem}`);
}
// A timeout depends on the machine, so it is not cached.
const lasting = Object.entries(verdicts).filter(([, { status }]) => status !== 'unknown');
mkdirSync(path.dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify(Object.fromEntries(lasting)));
for (const entry of [...exceptions.polynomial, ...exceptions.builtAtRunTime])
  if (!used.has(entry))
    problems.push(`${entry.file}: ${entry.pattern}\n  listed in ${EXCEPTIONS}, but no longer needed there`);
if (found.length === 0) problems.push('no regular expression was found: the check itself is broken');
for (const problem of problems) console.error(problem);
console.info(`${found.length} regular expressions in ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
