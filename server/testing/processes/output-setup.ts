/** For files that start servers: a failed test names the file that holds their output. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'vitest';
import { takeOutputs } from './server-process.ts';

const FOLDER = path.join('.cache', 'server-output');

afterEach(({ task }) => {
  const outputs = takeOutputs();
  if (task.result?.state !== 'fail' || outputs.length === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${task.name.replaceAll(/\W+/g, '-').slice(0, 100)}.log`);
  writeFileSync(file, outputs.join('\n\n'));
  throw new Error(`The output of its servers is in ${file}`);
});
