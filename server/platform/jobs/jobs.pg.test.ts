/** Jobs on the real queue, with a database of their own. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Deps } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { ownDatabase, testDataDir } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import type { Em } from '../database/database.ts';

import { createLogger } from '../logger.ts';
import { defineJob } from './jobs.ts';

let deps: Deps;
let lines: string[];
beforeAll(async () => {
  const database = await ownDatabase();
  lines = [];
  deps = await createDeps(
    loadConfig({ DATA_DIR: testDataDir(), DEMO: 'off', APP_SECRET: 'x'.repeat(40), ...database.env }),
    { inMemory: database.inMemory, logger: createLogger('debug', { write: (line) => lines.push(line) }) },
  );
});
afterEach(() => deps.jobs.stop());
afterAll(() => deps.close());

test('a handler is given parsed data; data that does not match the schema does not reach it', async () => {
  const received: Date[] = [];
  const job = defineJob(
    'report',
    z.object({ day: z.iso.date().pipe(z.coerce.date()) }),
    async (_, { day }) => {
      received.push(day);
    },
  );
  await deps.jobs.start([job], () => ({}));
  const untyped = { name: job.name, schema: z.object({ day: z.string() }) };
  await deps.db.fork().transactional(async (em) => {
    await deps.jobs.enqueue(em as Em, untyped, { day: 'yesterday' });
    await deps.jobs.enqueue(em as Em, job, { day: '2026-03-01' });
  });
  await vi.waitUntil(() => {
    deps.jobs.wake('report');
    return received.length > 0 && lines.some((line) => line.includes('job failed'));
  }, TIMEOUT);
  expect(received).toEqual([new Date('2026-03-01')]);
  expect(lines.find((line) => line.includes('job failed'))).toContain('InvalidJobDataError');
});
