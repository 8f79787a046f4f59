/** Failing storage, cleanup and many parallel uploads must not leave files behind or lose them. */
import { randomFillSync } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import type { Files } from '#server/platform/storage/files.ts';
import { processFile } from '#server/platform/untrusted-files/picture.processor.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import { failingFiles } from '#server/testing/fakes/failing-files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { LOGO_MESSAGES } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { claimLogo, pruneUnclaimedLogos } from './logo.service.ts';

let t: TestApp;
let usual: Files;
let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  png = Buffer.from(
    await sharp({ create: { width: 8, height: 4, channels: 3, background: '#1f5c43' } })
      .png()
      .toBuffer(),
  );
});
beforeEach(async () => {
  t = await createTestApp();
  usual = t.deps.files;
});
afterEach(() => {
  t.deps.files = usual;
});

const upload = () =>
  t.asVisitor().call('/api/upload-logo', { method: 'POST', raw: logoForm(png, 'logo.png') });
const kept = () => readdir(path.join(t.deps.config.dataDir, 'uploads')).catch(() => [] as string[]);
const rows = () => t.sql<{ name: string }>('select name from upload order by created_at');
async function claim(name: string) {
  const { id } = (await t.asVisitor().post('/api/order-confirmations', CONFIRMATION)).body;
  return inTransaction(t.context(), (ctx) => claimLogo(ctx, name, id));
}

describe('REL-06 no space for a logo', () => {
  it.each([
    ['ENOSPC', 'original', /\.png$/],
    ['EDQUOT', 'original', /\.png$/],
    ['ENOSPC', 'preview', /\.preview\.png$/],
  ])(
    '%s at the %s: 503, no file and no row are left, and the next upload succeeds',
    async (code, _, failsAt) => {
      t.deps.files = failingFiles(usual, { put: (name) => (failsAt.test(name) ? code : null) });
      const response = await upload();
      expectError(response, 503, ERROR_TEXT.STORAGE_FULL);
      expect(response.body.code).toBe('STORAGE_FULL');
      expect(response.headers.get('retry-after')).toBe('60');
      expect([await kept(), await rows()]).toEqual([[], []]);
      t.deps.files = usual;
      expect((await upload()).status).toBe(200);
    },
  );

  it.each<[number | null, number]>([
    [499_999_999, 503],
    [500_000_000, 200],
    [null, 200],
  ])('with %s bytes free on the disk an upload is %i', async (free, status) => {
    t.deps.files = { ...usual, freeBytes: async () => free };
    expect((await upload()).status).toBe(status);
    expect(await rows()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('a row that cannot be written leaves no files either', async () => {
    await t.sql('alter table upload add constraint on_purpose check (size_bytes < 0)');
    try {
      expectError(await upload(), 500);
      expect(takeUnexpectedErrors()).toHaveLength(1);
    } finally {
      await t.sql('alter table upload drop constraint on_purpose');
    }
    expect([await kept(), await rows()]).toEqual([[], []]);
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
    const { fileName } = (await upload()).body;
    expect(recorded).toEqual([[{ name: fileName }], [{ name: fileName }]]);
    // Killed before the second file.
    await usual.remove(fileName.replace('.png', '.preview.png'));
    t.clock.advance(25 * 3_600_000);
    expect(await pruneUnclaimedLogos(t.context())).toBe(1);
    expect([await kept(), await rows()]).toEqual([[], []]);
  });
});

it('a logo of a form is sent under the number of the form and its own type', async () => {
  const { fileName } = (await upload()).body;
  const form = { ...CONFIRMATION, logoFileName: fileName };
  const { id } = (await t.asVisitor().post('/api/order-confirmations', form)).body;
  const admin = await t.asAdmin();
  for (const [query, shown] of [
    ['', 'attachment'],
    ['?preview', 'inline'],
  ]) {
    const { headers } = await admin.get(`/api/admin/uploads/${fileName}${query}`);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'image/png',
      `${shown}; filename="logo-${id}.png"`,
    ]);
  }
});

describe('REL-06 cleanup of logos that no form uses', () => {
  it('a logo that is claimed during the cleanup keeps its files', async () => {
    const [first, second] = [(await upload()).body.fileName, (await upload()).body.fileName];
    t.clock.advance(25 * 3_600_000);
    let claimed = '';
    t.deps.files = failingFiles(usual, {
      async remove(name) {
        if (!claimed) {
          claimed = name.startsWith(first.slice(0, 26)) ? second : first;
          await claim(claimed);
        }
        return null;
      },
    });
    expect(await pruneUnclaimedLogos(t.context())).toBe(1);
    expect(await rows()).toEqual([{ name: claimed }]);
    expect((await kept()).sort()).toEqual([claimed, claimed.replace('.png', '.preview.png')].sort());
  });

  it('a logo whose files cannot be removed is retried by the next cleanup', async () => {
    const { fileName } = (await upload()).body;
    t.clock.advance(25 * 3_600_000);
    t.deps.files = failingFiles(usual, {
      remove: async (name) => (name.includes('preview') ? 'ECONNREFUSED' : null),
    });
    await expect(pruneUnclaimedLogos(t.context())).rejects.toThrow('ECONNREFUSED');
    expect(await rows()).toEqual([{ name: fileName }]);
    t.deps.files = usual;
    expect(await pruneUnclaimedLogos(t.context())).toBe(1);
    expect([await kept(), await rows()]).toEqual([[], []]);
  });

  it('a logo whose files cannot be removed delays no other', async () => {
    const [first] = [(await upload()).body.fileName, (await upload()).body.fileName];
    t.clock.advance(25 * 3_600_000);
    t.deps.files = failingFiles(usual, { remove: async (name) => (name === first ? 'EACCES' : null) });
    await expect(pruneUnclaimedLogos(t.context())).rejects.toThrow('EACCES');
    expect(await rows()).toEqual([{ name: first }]);
  });

  it('a deleted logo can no longer be claimed, nor one that another form has', async () => {
    const { fileName } = (await upload()).body;
    const taken = (await upload()).body.fileName;
    await claim(taken);
    t.clock.advance(25 * 3_600_000);
    await pruneUnclaimedLogos(t.context());
    for (const name of [fileName, taken])
      await expect(claim(name)).rejects.toMatchObject({
        code: 'VALIDATION',
        extras: { issues: [{ path: ['logoFileName'], message: LOGO_MESSAGES.failed.text }] },
      });
    expect(await rows()).toEqual([{ name: taken }]);
  });

  it('a logo stays for exactly a day, and one of an earlier version without a preview is deleted too', async () => {
    t.clock.freeze();
    const { fileName } = (await upload()).body;
    await t.sql('update upload set preview_name = null');
    t.clock.advance(24 * 3_600_000);
    expect(await pruneUnclaimedLogos(t.context())).toBe(0);
    t.clock.advance(1);
    expect(await pruneUnclaimedLogos(t.context())).toBe(1);
    expect([await rows(), (await kept()).includes(fileName)]).toEqual([[], false]);
  });
});

describe('L2 the quota counts all stored files', () => {
  const sizes = async () =>
    Promise.all(
      (await kept()).map(
        async (name) => (await stat(path.join(t.deps.config.dataDir, 'uploads', name))).size,
      ),
    );

  it.each([
    ['SVG', () => SVG_LOGO, 'logo.svg'],
    ['PNG', () => png, 'logo.png'],
  ])('L2: original and preview of an %s', async (_, content, name) => {
    expect(
      (await t.asVisitor().call('/api/upload-logo', { method: 'POST', raw: logoForm(content(), name) }))
        .status,
    ).toBe(200);
    const onDisk = await sizes();
    expect(onDisk).toHaveLength(2);
    expect(await t.sql('select size_bytes from upload')).toEqual([
      { size_bytes: onDisk.reduce((sum, size) => sum + size, 0) },
    ]);
  });

  it('L2: a logo that would exceed the limit is rejected, although the limit is not yet reached', async () => {
    const almostFull = 2 * 1024 ** 3 - 100;
    await t.sql(
      `insert into upload (name, content_type, size_bytes, created_at) values ('${'a'.repeat(26)}.png', 'image/png', ${almostFull}, now())`,
    );
    expectError(await upload(), 503, ERROR_TEXT.STORAGE_FULL);
    expect([await kept(), await rows()]).toEqual([[], [{ name: `${'a'.repeat(26)}.png` }]]);
  });

  it('L2: the preview of the noisiest picture stays below 1.1 MB', async () => {
    const noise = randomFillSync(Buffer.alloc(1024 * 1024 * 4));
    const content = await sharp(noise, { raw: { width: 1024, height: 1024, channels: 4 } })
      .png()
      .toBuffer();
    // Runs without the child process, whose time limit a busy machine could reach.
    const { preview } = await processFile(content, { type: 'png' });
    expect(preview.byteLength).toBeLessThan(1_100_000);
  });
});
