/** Full disks, full projects and failing cleanup: no file is lost, and none is left uncounted. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/storage/files.ts';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm } from '#server/testing/factories.ts';
import { failingFiles } from '#server/testing/fakes/failing-files.ts';
import { type MadePage, makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { FILE_MESSAGES, PROJECT_TOKEN_HEADER } from '#src/domain/project/file/project-file.schema.ts';
import { pruneProjectFiles } from './project-file.service.ts';

const PDF = '%PDF-1.7\n%%EOF';
const GB = 1024 ** 3;

let t: TestApp;
let usual: Files;
let visitor: Caller;
let made: MadePage;
let png: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f5c43' } });
  png = new Uint8Array(await picture.png().toBuffer());
});
beforeEach(async () => {
  t = await createTestApp();
  usual = t.deps.files;
  visitor = t.asVisitor();
  made = await makeCustomerPage(t);
});
afterEach(() => {
  t.deps.files = usual;
});

const upload = (content: BlobPart = png, name = 'plan.png') =>
  visitor.call('/api/project/files', {
    method: 'POST',
    raw: logoForm(content, name, 'file'),
    headers: { [PROJECT_TOKEN_HEADER]: made.token },
  });
const stored = async (): Promise<string[]> =>
  (await readdir(path.join(t.deps.config.dataDir, 'uploads')).catch(() => [])).filter((name) =>
    name.startsWith('project-'),
  );
const rows = () => t.sql<{ name: string }>('select name from project_file order by id');
/** Files of this size that earlier uploads left. */
const hold = (count: number, sizeBytes: number, projectId = made.projectId) =>
  t.sql(
    `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, created_at)
     select ?, 'attachment', 'customer', 'held', 'image/png', ?, gen_random_uuid(), now() from generate_series(1, ?) n`,
    [projectId, sizeBytes, count],
  );

describe('REL-06: no space for a file', () => {
  it.each([
    ['ENOSPC', 'original', /\w{26}\.png$/],
    ['EDQUOT', 'thumbnail', /\.thumbnail\.webp$/],
  ])('%s at the %s: 503, and neither a file nor a row is left', async (code, _, failsAt) => {
    t.deps.files = failingFiles(usual, { put: (name) => (failsAt.test(name) ? code : null) });
    const response = await upload();
    expectError(response, 503, ERROR_TEXT.STORAGE_FULL);
    expect(response.headers.get('retry-after')).toBe('60');
    expect([await stored(), await rows()]).toEqual([[], []]);
    t.deps.files = usual;
    expect((await upload()).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it('the store fails for another reason, cleanup included: the first error is reported, and the row stays for the next cleanup', async () => {
    const fails = { put: () => 'EIO', remove: async () => 'ECONNREFUSED' };
    t.deps.files = failingFiles(usual, fails);
    expectError(await upload(), 500);
    expect(JSON.stringify(takeUnexpectedErrors())).toContain('EIO');
    t.deps.files = usual;
    t.clock.advance(25 * 3_600_000);
    expect(await pruneProjectFiles(t.context())).toBe(1);
    expect([await stored(), await rows()]).toEqual([[], []]);
  });

  it('a process that is killed while it writes the files leaves a row, by which the cleanup finds them', async () => {
    const recorded: { name: string }[][] = [];
    t.deps.files = {
      ...usual,
      async put(name, content) {
        recorded.push(await rows());
        await usual.put(name, content);
      },
    };
    expect((await upload()).status).toBe(201);
    expect(recorded).toEqual([[{ name: 'plan.png' }], [{ name: 'plan.png' }]]);
    const [thumbnail = ''] = (await stored()).filter((name) => name.includes('.thumbnail.'));
    // Killed before the second file.
    await usual.remove(thumbnail);
    t.clock.advance(25 * 3_600_000);
    expect(await pruneProjectFiles(t.context())).toBe(1);
    expect([await stored(), await rows()]).toEqual([[], []]);
  });

  it('nothing is stored while the disk is almost full', async () => {
    t.deps.files = { ...usual, freeBytes: async () => 1000 };
    expectError(await upload(), 503, ERROR_TEXT.STORAGE_FULL);
    expect([await stored(), await rows()]).toEqual([[], []]);
  });
});

describe('L2: the quotas count all stored bytes', () => {
  it.each([
    [GB - PDF.length, 201],
    [GB - PDF.length + 1, 409],
  ])('a project that holds %i bytes: %i', async (held, status) => {
    await hold(1, held);
    const response = await upload(PDF, 'a.pdf');
    expect(response.status).toBe(status);
    if (status === 409) expectError(response, 409, FILE_MESSAGES.full);
    expect(await stored()).toHaveLength(status === 201 ? 1 : 0);
  });

  it('the 500th file is accepted', async () => {
    await hold(499, 1);
    expect((await upload(PDF, 'a.pdf')).status).toBe(201);
    expectError(await upload(PDF, 'b.pdf'), 409, FILE_MESSAGES.full);
  });

  it('all projects together hold at most 20 GiB', async () => {
    const { projectId } = await makeCustomerPage(t);
    await hold(19, GB, projectId);
    await hold(1, GB - PDF.length, projectId);
    expect((await upload(PDF, 'a.pdf')).status).toBe(201);
    expectError(await upload(PDF, 'b.pdf'), 503, ERROR_TEXT.STORAGE_FULL);
    expect(await stored()).toHaveLength(1);
  });
});

describe('REL-06: cleanup', () => {
  it('files that the store cannot remove are retried by the next cleanup', async () => {
    await upload();
    t.clock.advance(25 * 3_600_000);
    t.deps.files = failingFiles(usual, {
      remove: async (name) => (name.includes('thumbnail') ? 'ECONNREFUSED' : null),
    });
    await expect(pruneProjectFiles(t.context())).rejects.toThrow('ECONNREFUSED');
    expect(await rows()).toEqual([{ name: 'plan.png' }]);
    t.deps.files = usual;
    expect(await pruneProjectFiles(t.context())).toBe(1);
    expect([await stored(), await rows()]).toEqual([[], []]);
  });

  it('a file that cannot be removed delays no other', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await upload(PDF, name);
    t.clock.advance(25 * 3_600_000);
    const [key] = await t.sql<{ name: string }>('select storage_key as name from project_file order by id');
    t.deps.files = failingFiles(usual, { remove: async (name) => (name === key?.name ? 'EACCES' : null) });
    await expect(pruneProjectFiles(t.context())).rejects.toThrow('EACCES');
    expect([await rows(), await stored()]).toEqual([[{ name: 'a.pdf' }], [key?.name]]);
  });

  it('a store that is down is asked three times', async () => {
    for (let n = 0; n < 5; n++) await upload(PDF, 'a.pdf');
    t.clock.advance(25 * 3_600_000);
    let asked = 0;
    t.deps.files = failingFiles(usual, {
      remove: async () => {
        asked++;
        return 'ECONNREFUSED';
      },
    });
    await expect(pruneProjectFiles(t.context())).rejects.toThrow('ECONNREFUSED');
    expect([asked, (await rows()).length]).toEqual([3, 5]);
  });

  it('the file of a design stays, and an unused one for exactly a day', async () => {
    t.clock.freeze();
    const { body: design } = await upload();
    await upload(PDF, 'unused.pdf');
    await t.sql(
      `insert into project_design (project_id, round, position, title, kind, file_id, created_at)
       values (?, 1, 1, 'Calm', 'image', ?, now())`,
      [made.projectId, design.id],
    );
    t.clock.advance(24 * 3_600_000);
    expect(await pruneProjectFiles(t.context())).toBe(0);
    t.clock.advance(1);
    expect(await pruneProjectFiles(t.context())).toBe(1);
    expect(await rows()).toEqual([{ name: 'plan.png' }]);
    expect(await stored()).toHaveLength(2);
  });
});
