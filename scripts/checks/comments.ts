/** Checks what Biome does not: the length of comments. */
import { globSync, readFileSync } from 'node:fs';

const COMMENT_LINES_MAX = 3;
const COLUMNS_MAX = 100;
const SOURCES = ['{server,src,pages,scripts,bench,tools}/**/*.{ts,tsx,css}', '*.{ts,cjs}'];
/** A block that starts a line, or lines of comments that follow each other. */
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const MARKS = /^\s*(?:\/\*\*?|\*\/|\*|\/\/)\s*|\s*\*\/$/g;

const files = SOURCES.flatMap((pattern) => globSync(pattern));
const problems: string[] = [];
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  for (const { 0: comment, index } of source.matchAll(COMMENT)) {
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    // A suppression has to be one line.
    const lines = comment.split('\n').filter((line) => !line.includes('biome-ignore'));
    // `@param` and other tags are not counted.
    const text = lines.map((line) => line.replaceAll(MARKS, '')).filter((line) => /^[^@]/.test(line));
    if (text.length > COMMENT_LINES_MAX) problems.push(`${place}: a comment of ${text.length} lines`);
    for (const { length } of lines.filter((line) => !line.includes('://')))
      if (length > COLUMNS_MAX) problems.push(`${place}: a comment of ${length} columns`);
  }
}
for (const problem of problems) console.error(problem);
console.info(`${files.length} files, ${problems.length} comments too long`);
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
