/**
 * Checks the spelling of the documents, the English content and every sentence of the interface, in
 * British English. Names and terms of ours are in spelling.txt.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { allSentences } from '../messages/sentences.ts';
import { englishFiles } from './english.ts';

const sentences = allSentences();
mkdirSync('.cache/spelling', { recursive: true });
const messages = '.cache/spelling/messages.txt';
// One sentence per line: a finding's line leads back to the file that shows it.
writeFileSync(messages, sentences.map(({ text }) => text.replace(/\{[^}]*\}/g, ' ')).join('\n'));

const files = englishFiles();
const { status, stdout, stderr } = spawnSync(
  'cspell',
  [
    ...['lint', '--config', 'scripts/checks/cspell.json', '--no-progress', '--no-summary', '--dot'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/spelling/results'],
    ...['--file-list', 'stdin'],
  ],
  { input: [messages, ...files].join('\n'), encoding: 'utf8' },
);
process.stderr.write(stderr);
for (const line of stdout.split('\n').filter(Boolean)) {
  const [, number] = /messages\.txt:(\d+):/.exec(line) ?? [];
  const sentence = number ? sentences[Number(number) - 1] : undefined;
  console.error(sentence ? line.replace(/^\S+/, `${sentence.file}:${sentence.line}`) : line);
}
console.info(`${files.length} files and ${sentences.length} sentences`);
process.exitCode = status === 0 && files.length > 100 ? 0 : 1;
