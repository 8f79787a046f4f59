import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LOGGER = fileURLToPath(new URL('./logger.ts', import.meta.url));

/** Runs a program with the logger in a process of its own; `read` closes its output early. */
async function run(program: string, { read = true } = {}): Promise<{ lines: string[]; code: number | null }> {
  const script = `import { createLogger } from ${JSON.stringify(LOGGER)};\n${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  if (!read) child.stdout.destroy();
  const [code] = await once(child, 'close');
  return { lines: output.split('\n').filter(Boolean), code };
}

it('a process that exits at once loses no line', async () => {
  const { lines, code } = await run(`
    const logger = createLogger('info');
    for (let n = 0; n < 2000; n++) logger.info('line', { n });
    process.exit(3);`);
  expect(code).toBe(3);
  expect(lines.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 2000 }, (_, n) => n));
});

it('a process whose reader is gone goes on, and ends when it wants to', async () => {
  const { code } = await run(
    `
    const logger = createLogger('info');
    process.on('uncaughtException', () => process.exit(1));
    let rounds = 0;
    setInterval(() => {
      for (let n = 0; n < 100; n++) logger.info('line', { padding: 'x'.repeat(100) });
      logger.error('urgent');
      if (++rounds === 50) process.exit(3);
    }, 1);`,
    { read: false },
  );
  expect(code).toBe(3);
});
