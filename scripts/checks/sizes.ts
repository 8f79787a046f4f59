/** Checks what Biome does not: the length of comments and the number of files in a folder. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMMENT_LINES_MAX = 3;
const COLUMNS_MAX = 100;
const FOLDER_FILES_MAX = 25;
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

/** Tests and styles belong to a file beside them; a folder of content has a file per text. */
const counted = files.filter(
  (file) => !/\.(?:test|e2e|built)\.ts$|\.css$|^src\/content\/|\/texts\//.test(file),
);
for (const [folder, inside] of Map.groupBy(counted, path.dirname))
  if (inside.length > FOLDER_FILES_MAX) problems.push(`${folder}: ${inside.length} files in one folder`);

for (const problem of problems) console.error(problem);
console.info(`${files.length} files, ${problems.length} comments or folders too large`);
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
