import { afterEach, expect, it } from 'vitest';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import { failingFiles } from '#server/testing/fakes/failing-files.ts';
import { makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROJECT_TOKEN_HEADER } from '#src/domain/project/file/project-file.schema.ts';
import { jobDefinitions } from './jobs.ts';

let t: TestApp;
let restore = (): void => {};
afterEach(() => restore());

it('a logo that cannot be removed stops no other cleanup', async () => {
  t = await createTestApp();
  const { files } = t.deps;
  restore = () => Object.assign(t.deps, { files });
  const { token } = await makeCustomerPage(t);
  const visitor = t.asVisitor();
  const send = (path: string, field: string) =>
    visitor.call(path, {
      method: 'POST',
      raw: logoForm(SVG_LOGO, 'logo.svg', field),
      headers: { [PROJECT_TOKEN_HEADER]: token },
    });
  await send('/api/upload-logo', 'logo');
  await send('/api/project/files', 'file');
  t.clock.advance(25 * 3_600_000);
  t.deps.files = failingFiles(files, {
    remove: async (name) => (name.startsWith('project-') ? null : 'EACCES'),
  });
  const failed: string[] = [];
  for (const { name, run } of jobDefinitions(t.deps).filter((job) => job.name.startsWith('prune')))
    await run(t.context(), {}).catch(() => failed.push(name));
  expect(failed).toEqual(['prune-logos']);
  expect(await t.sql('select from project_file')).toEqual([]);
});
