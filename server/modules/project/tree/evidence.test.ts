/** The evidence of a planting: only pictures and PDFs, only for staff, only as a download. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/storage/files.ts';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import { failingFiles } from '#server/testing/fakes/failing-files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { removeUnusedEvidenceJob } from './planting.service.ts';

let t: TestApp;
let staff: Caller;
let batchId: number;
let path: string;
let usual: Files;
beforeEach(async () => {
  t = await createTestApp();
  usual = t.deps.files;
  staff = await t.asAdmin('staff');
  const batch = await staff.api.trees.addBatch.mutate({ plantedOn: '2026-11-20', place: 'Somerset' });
  batchId = batch.id;
  path = `${apiPaths.plantings}/${batchId}/evidence`;
});

afterEach(() => {
  t.deps.files = usual;
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5c43' } })
    .withExif({ IFD0: { Copyright: 'a private note' } })
    .jpeg()
    .toBuffer();
const send = (caller: Caller, content: BlobPart, at = path) =>
  caller.call(at, { method: 'POST', raw: logoForm(content, '../../etc/passwd', 'evidence') });

it('SEC-40: a picture is encoded again, without what the camera wrote into it, and downloaded', async () => {
  const stored = await send(staff, new Uint8Array(await picture()));
  expect(stored.body.evidence).toMatchObject({ name: expect.stringMatching(/^planting-\d+\.jpg$/) });
  const { headers, bytes } = await staff.get(path);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="planting-\d+\.jpg"$/);
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('a private note');
});

it('a planted tree says whether its planting has evidence', async () => {
  const order = await makeLiveOrder(t);
  const { id } = await requireCertificate(t, order.id);
  await staff.api.trees.plant.mutate({ batchId, ids: [id] });
  expect((await requireCertificate(t, order.id)).hasEvidence).toBe(false);
  await send(staff, new Uint8Array(await picture()));
  expect((await requireCertificate(t, order.id)).hasEvidence).toBe(true);
});

it('a PDF replaces the picture', async () => {
  await send(staff, new Uint8Array(await picture()));
  expect((await send(staff, '%PDF-1.7\n…')).status).toBe(200);
  expect((await staff.get(path)).headers.get('content-type')).toBe('application/pdf');
});

it.each([
  ['an SVG', SVG_LOGO, 415],
  ['HTML', '<!doctype html><script>alert(1)</script>', 415],
  ['a damaged picture', new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]), 415],
  ['an empty file', '', 400],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 413],
])('SEC-40: %s is rejected', async (_, content, status) => {
  expect((await send(staff, content as BlobPart)).status).toBe(status);
  expect((await staff.get(path)).status).toBe(404);
});

it('SEC-40: strangers can neither upload nor download it', async () => {
  await send(staff, '%PDF-1.7');
  expect((await send(t.asVisitor(), '%PDF-1.7')).status).toBe(401);
  expect((await t.asVisitor().get(path)).status).toBe(401);
  expect((await send(staff, '%PDF-1.7', `${apiPaths.plantings}/99999/evidence`)).status).toBe(404);
});

describe('REL-06: evidence on a store that fails', () => {
  const stored = () => readdir(join(t.deps.config.dataDir, 'uploads'));
  const shown = async () => Buffer.from((await staff.get(path)).bytes).toString();

  it('the new file stays although the store cannot remove the earlier one, which is removed later', async () => {
    await send(staff, '%PDF-1.7 earlier');
    t.deps.files = failingFiles(usual, { remove: async () => 'ECONNREFUSED' });
    expect((await send(staff, '%PDF-1.7 newer')).status).toBe(200);
    expect(await shown()).toBe('%PDF-1.7 newer');
    await t.jobsDone();
    expect(await stored()).toHaveLength(1);
  });

  it('a planting is removed although the store cannot remove its file, which is removed later', async () => {
    await send(staff, '%PDF-1.7 evidence');
    t.deps.files = failingFiles(usual, { remove: async () => 'ECONNREFUSED' });
    expect(await staff.api.trees.removeBatch.mutate({ id: batchId })).toEqual({ success: true });
    t.deps.files = usual;
    await t.jobsDone();
    expect(await stored()).toEqual([]);
  });

  it('a full disk: 503, and the earlier file stays', async () => {
    await send(staff, '%PDF-1.7 earlier');
    t.deps.files = failingFiles(usual, { put: () => 'ENOSPC' });
    expectError(await send(staff, '%PDF-1.7 newer'), 503, ERROR_TEXT.STORAGE_FULL);
    t.deps.files = { ...usual, freeBytes: async () => 1000 };
    expectError(await send(staff, '%PDF-1.7 newer'), 503, ERROR_TEXT.STORAGE_FULL);
    expect([await shown(), (await stored()).length]).toEqual(['%PDF-1.7 earlier', 1]);
  });

  it('a process that is killed before the planting names its file leaves a job, which removes it', async () => {
    await send(staff, '%PDF-1.7 evidence');
    const queued: { name: string }[][] = [];
    const unused = () =>
      t.sql<{ name: string }>(
        `select data->>'name' as name from pgboss.job
         where name = 'remove-unused-evidence' and state = 'created' order by created_on`,
      );
    t.deps.files = {
      ...usual,
      async put(name, content) {
        queued.push(await unused());
        await usual.put(name, content);
        // What a kill at this point leaves: the file, and no planting that names it.
        throw new Error('killed');
      },
      remove: async () => {},
    };
    expectError(await send(staff, '%PDF-1.7 newer'), 500);
    takeUnexpectedErrors();
    t.deps.files = usual;
    const [used, orphan] = await unused();
    expect(queued).toEqual([[used, orphan]]);
    expect((await stored()).sort()).toEqual([used?.name, orphan?.name].sort());
    for (const job of await unused()) await removeUnusedEvidenceJob.run(t.context(), job);
    expect([await stored(), await shown()]).toEqual([[used?.name], '%PDF-1.7 evidence']);
  });

  it('the first error is reported, although the cleanup fails too', async () => {
    t.deps.files = failingFiles(usual, { put: () => 'EIO', remove: async () => 'ECONNREFUSED' });
    expectError(await send(staff, '%PDF-1.7'), 500);
    expect(JSON.stringify(takeUnexpectedErrors())).toContain('EIO');
  });
});
