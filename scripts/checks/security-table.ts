/** Checks docs/security.md: every rule names existing files, and tests that contain its id. */
import { existsSync, readFileSync } from 'node:fs';

const DOCUMENT = 'docs/security.md';
const ROW = /^\| \*\*([A-Z]+-?\d+)\*\*/;

const pathsIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const errors: string[] = [];
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => ROW.test(line));
for (const row of rows) {
  const id = ROW.exec(row)?.[1] ?? '';
  const cells = row.split('|').slice(1, -1);
  const [tests, code] = [pathsIn(cells.at(-1)), pathsIn(cells.at(-2))];
  if (code.length === 0) errors.push(`${id} names no code`);
  for (const file of [...code, ...tests])
    if (!existsSync(file)) errors.push(`${id}: there is no file ${file}`);
  for (const file of tests.filter(existsSync))
    if (!new RegExp(`\\b${id}\\b`).test(readFileSync(file, 'utf8')))
      errors.push(`${id}: ${file} does not name it`);
}
for (const error of errors) console.error(error);
console.info(`${rows.length} rules and findings in ${DOCUMENT}, ${errors.length} errors`);
process.exit(errors.length === 0 && rows.length > 0 ? 0 : 1);
