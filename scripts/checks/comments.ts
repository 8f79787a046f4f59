/** Checks what Biome does not: the length of comments. */
import { globSync, readFileSync } from 'node:fs';

const COMMENT_LINES_MAX = 3;
const COLUMNS_MAX = 100;
const SOURCES = ['{server,src,pages,scripts,bench,tools}/**/*.{ts,tsx,css}', '*.{ts,cjs}'];

const problems: string[] = [];

/** Text lines of each comment; `@param` and other tags are not counted. */
function checkComments(file: string): void {
  let start = 0;
  let count = 0;
  let isBlock = false;
  const close = () => {
    if (count > COMMENT_LINES_MAX) problems.push(`${file}:${start}: a comment of ${count} lines`);
    count = 0;
  };
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const text = line.trim();
    const opens = !isBlock && text.startsWith('/*') && !text.includes('biome-ignore');
    // A suppression has to be one line.
    const isLine = !isBlock && text.startsWith('//') && !text.includes('biome-ignore');
    if (opens || isLine || isBlock) {
      if (count === 0) start = index + 1;
      const words = text.replace(/^(?:\/\*\*?|\*\/|\*|\/\/)\s?/, '').replace(/\*\/$/, '');
      if (words.trim() && !words.startsWith('@')) count += 1;
      if (line.length > COLUMNS_MAX && !line.includes('://'))
        problems.push(`${file}:${index + 1}: a comment of ${line.length} columns`);
    }
    if (opens) isBlock = true;
    const ends = isBlock && text.endsWith('*/');
    if (ends) isBlock = false;
    if (ends || (!isLine && !isBlock)) close();
  }
  close();
}

const files = SOURCES.flatMap((pattern) => globSync(pattern));
for (const file of files) checkComments(file);
for (const problem of problems) console.error(problem);
console.info(`${files.length} files, ${problems.length} comments too long`);
process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
