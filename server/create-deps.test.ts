import { expect, it } from 'vitest';
import { createDeps } from './create-deps.ts';
import { loadConfig } from './platform/config/config.ts';
import { ownDatabase, testDataDir, testLogger } from './testing/test-base.ts';

it('the database is closed although one of the services could not be stopped', async () => {
  const { env, inMemory } = await ownDatabase();
  const config = loadConfig({ DATA_DIR: testDataDir(), DEMO: 'off', ...env });
  const deps = await createDeps(config, { logger: testLogger(), inMemory });
  const { jobs, db } = deps;
  const stop = jobs.stop.bind(jobs);
  jobs.stop = async () => {
    await stop();
    throw new Error('jobs cannot be stopped');
  };
  const close = db.close.bind(db);
  let isClosed = false;
  db.close = async () => {
    await close();
    isClosed = true;
  };
  await expect(deps.close()).rejects.toThrow('jobs cannot be stopped');
  expect(isClosed).toBe(true);
});
