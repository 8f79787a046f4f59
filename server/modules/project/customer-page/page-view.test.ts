/** What the page of a long project costs. */
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { requireProject as findOwn } from './customer-page.service.ts';
import { customerPage } from './page-view.service.ts';

it('a project with 50 rounds and 200 files takes as many statements as an empty one', async () => {
  const t = await createTestApp();
  const { projectId, token } = await makeCustomerPage(t, ['designs_sent']);
  const statements = async () => {
    const ctx = t.context();
    let count = 0;
    const logger = t.deps.db.orm.config.getLogger();
    const log = logger.logQuery.bind(logger);
    logger.logQuery = (entry) => {
      count += 1;
      log(entry);
    };
    // Typed queries bypass the logger.
    const open = ctx.em.getKysely.bind(ctx.em);
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    ctx.em.getKysely = ((options) => open(options).withPlugin(counting)) as typeof open;
    const page = await customerPage(ctx, await findOwn(ctx, token));
    logger.logQuery = log;
    return { count, files: page.messages.flatMap(({ files }) => files).length };
  };
  // Jobs use the same logger.
  await t.jobsDone();
  const before = await statements();
  await t.sql(
    `insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
     select ?, 'message', 'customer', 'Ada', 'Round ' || n, now() from generate_series(1, 50) n`,
    [projectId],
  );
  await t.sql(
    `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, created_at)
     select ?, 'attachment', 'customer', n || '.png', 'image/png', 9, n || '.png', now() from generate_series(1, 200) n`,
    [projectId],
  );
  await t.sql(
    `insert into project_message_file (message_id, file_id)
     select (select min(id) from project_message) + f.n % 50, f.id from (select id, row_number() over () as n from project_file) f`,
  );
  const after = await statements();
  expect(after).toEqual({ count: before.count, files: 200 });
  expect(after.count).toBe(11);
});
