/**
 * Checks docs/requirements.md and docs/security.md: each row names existing code and a test that
 * names its id, each id in the code has a row, and no comment cites a document that is not here.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';

const DOCUMENTS = ['docs/requirements.md', 'docs/security.md'];
const SOURCES = ['{server,src,pages,scripts,bench,tools}/**/*.{ts,tsx,css}', '*.{ts,cjs}'];
const ROW = /^\| \*\*([A-Z]+-?\d+)\*\*/;
const ID = /\b(?:SEC|REL|LUC)-\d+\b/g;
/** Findings are short: only a comment or a test's title names one, not the path of a drawing. */
const FINDING = /(?:\/\*\* |\* |\/\/ |[`'])([CHML]\d{1,2}):/g;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
const TEST = /\.(?:test|e2e)\.ts$/;
const OUTSIDE =
  /\b(?:[Ss]pec(?:ification)?|ux|mail|security|domain|markup|runtime)(?:\.md)? \d+(?:\.\d+)?(?:,| |:|\)|$)/;

const pathsIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const errors: string[] = [];
const ids = new Set<string>();

function checkRow(row: string): void {
  const id = ROW.exec(row)?.[1] ?? '';
  if (ids.has(id)) errors.push(`${id} has two rows`);
  ids.add(id);
  const cells = row.split('|').slice(1, -1);
  const [tests, code] = [pathsIn(cells.at(-1)), pathsIn(cells.at(-2))];
  if (code.length === 0) errors.push(`${id} names no code`);
  if (tests.length === 0) errors.push(`${id} names no test`);
  for (const file of [...code, ...tests])
    if (!existsSync(file)) errors.push(`${id}: there is no file ${file}`);
  for (const file of tests.filter((name) => existsSync(name)))
    if (!new RegExp(`\\b${id}\\b`).test(readFileSync(file, 'utf8')))
      errors.push(`${id}: ${file} does not name it`);
}

function checkSource(file: string): void {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const named = [...line.matchAll(ID)].map(([id]) => id);
    const findings = [...line.matchAll(FINDING)].map(([, id = '']) => id);
    for (const id of [...named, ...findings])
      if (!ids.has(id)) errors.push(`${file}:${index + 1}: ${id} has no row in ${DOCUMENTS.join(' or ')}`);
    if (OUTSIDE.test(line) && (COMMENT.test(line) || TEST.test(file)))
      errors.push(
        `${file}:${index + 1}: cites a document outside the repository; use an id of ${DOCUMENTS[0]}`,
      );
  }
}

for (const document of DOCUMENTS)
  for (const line of readFileSync(document, 'utf8').split('\n')) if (ROW.test(line)) checkRow(line);
const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter(
  (file) => !file.includes('node_modules'),
);
for (const file of files) checkSource(file);
for (const error of errors) console.error(error);
console.info(`${ids.size} requirements, ${files.length} files, ${errors.length} errors`);
process.exitCode = errors.length === 0 && ids.size > 0 && files.length > 0 ? 0 : 1;
