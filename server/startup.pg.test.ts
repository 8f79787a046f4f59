/** Tests work that must happen once although several nodes start at the same time. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { PROJECT_STAGES, type ProjectStage } from '#src/domain/shared/project-stages.ts';
import { DEMO_ADMIN, ensureFirstAdmin } from './modules/office/account/admin.service.ts';
import { withStartupLock } from './platform/database/locks.ts';
import { seedDemo } from './seed/seed.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
});

it('REL-02: work under the startup lock never overlaps, and a failure releases the lock', async () => {
  if (t.deps.db.engine === 'pglite') {
    // One process owns the embedded database: the directory lock replaces this lock.
    expect(await withStartupLock(t.deps.db, async () => 'done')).toBe('done');
    return;
  }
  let running = 0;
  let mostAtOnce = 0;
  const work = async (n: number) => {
    mostAtOnce = Math.max(mostAtOnce, ++running);
    await t.sql('select 1');
    running--;
    if (n === 1) throw new Error('failed under the lock');
    return n;
  };
  const results = await Promise.allSettled(
    [0, 1, 2, 3].map((n) => withStartupLock(t.deps.db, () => work(n))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(mostAtOnce).toBe(1);
});

it('REL-02: the first account is created once, even by starts without the lock', async () => {
  await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(t.context())));
  expect(await t.sql('select username, role from admin_account')).toEqual([
    { username: DEMO_ADMIN.username, role: 'owner' },
  ]);
  expect(await t.sql(`select action from audit_log where action = 'admin.create'`)).toHaveLength(1);
});

it('REL-02: the demo data is created once, even by starts without the lock', async () => {
  await ensureFirstAdmin(t.context());
  await Promise.all(Array.from({ length: 3 }, () => seedDemo(t.deps)));
  const [rows] = await t.sql(
    'select (select count(*)::int from affiliate) as affiliates, (select count(*)::int from customer_order) as orders, (select count(*)::int from contact) as contacts',
  );
  expect(rows).toEqual({ affiliates: 3, orders: 11, contacts: 6 });
  const stages = await t.sql<{ stage: ProjectStage }>('select distinct stage from project');
  expect(stages.map(({ stage }) => stage).sort()).toEqual([...PROJECT_STAGES].sort());
  expect(await t.sql('select id from project where due_at < now()')).toHaveLength(1);
  const [page] = await t.sql(
    `select (select count(*)::int from project_design where event_id is null) as drafts, (select count(*)::int from project where chosen_design_id is not null) as chosen,
      (select count(*)::int from project_message where answered_at is not null) as rounds`,
  );
  expect(page).toEqual({ drafts: 0, chosen: 3, rounds: 1 });
  const trees = await t.sql<{ planted: boolean }>(
    'select batch_id is not null as planted from tree_certificate order by id',
  );
  expect(trees.map(({ planted }) => planted)).toEqual([true, true, false]);
  // None is published: the pages of a demo show the specified testimonials.
  const reviews = await t.sql<{ state: string }>('select state from review order by id');
  expect(reviews.map(({ state }) => state)).toEqual(['declined', 'written', 'written']);
});

it('the event log of the demo is in the order of time', async () => {
  await seedDemo(t.deps);
  const { events, hasMore } = await (await t.asAdmin()).api.events.list.query({ limit: 100 });
  const times = events.map(({ timestamp }) => timestamp.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect([events.length > 50, hasMore]).toEqual([true, false]);
});

it('REL-08: every program named in a command of this project exists', () => {
  const commands = ['package.json', 'Dockerfile', 'compose.yaml', ...globSync('{scripts,bench,tools}/*.ts')];
  const named = commands.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b(?:scripts|server|bench|tools)\/[\w./-]+\.ts\b/g) ?? [],
  );
  expect(named).toContain('scripts/build/build.ts');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('REL-08: the image contains every folder of src that the server imports', () => {
  const sources = globSync(['server/**/*.ts', 'src/{domain,content}/**/*.ts'], {
    exclude: ['server/testing/**', '**/*.test.ts', '**/*.built.ts'],
  });
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) (?!type ).*'#(src\/\w+)\//gm)].map(
      ([, folder]) => folder,
    ),
  );
  const image = readFileSync('Dockerfile', 'utf8');
  const folders = [...new Set(imported)].sort();
  expect(folders).toContain('src/domain');
  expect(folders.filter((folder) => !image.includes(`COPY ${folder} ./${folder}\n`))).toEqual([]);
});
