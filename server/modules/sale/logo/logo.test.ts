import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpResponse } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, logoForm, makeAffiliate, SVG_LOGO } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LOGO_SIZE_BYTES_MAX } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { pruneUnclaimedLogos } from './logo.service.ts';

let t: TestApp;
let png: Buffer<ArrayBuffer>;
let jpeg: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const image = sharp({ create: { width: 80, height: 40, channels: 3, background: '#1f5c43' } });
  png = Buffer.from(await image.clone().png().toBuffer());
  jpeg = Buffer.from(
    await image
      .clone()
      .withExif({ IFD0: { Artist: 'canary-artist', Copyright: 'canary' } })
      .jpeg()
      .toBuffer(),
  );
});
beforeEach(async () => {
  t = await createTestApp();
});

const TYPE = 'Please upload a JPG, PNG, or SVG file.';
const send = (form: FormData): Promise<HttpResponse> =>
  t.asVisitor().call('/api/upload-logo', { method: 'POST', raw: form });
const upload = (content: BlobPart, name: string) => send(logoForm(content, name));
const files = () => readdir(path.join(t.deps.config.dataDir, 'uploads')).catch(() => [] as string[]);
/** A PNG padded after its end, which decoders ignore. */
const pngOf = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);

describe('SEC-18 uploads', () => {
  it.each([
    ['PNG', 'logo.png', () => png],
    ['JPEG', 'Logo.JPEG', () => jpeg],
    ['a PNG named .jpg', 'logo.jpg', () => png],
    ['an SVG named .png', 'logo.png', () => SVG_LOGO],
    ['a JPEG named .jfif', 'logo.jfif', () => jpeg],
    ['a name without an ending', 'logo', () => png],
    ['SVG', 'logo.svg', () => SVG_LOGO],
    [
      'SVG with prologue',
      'logo.svg',
      () => `\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n${SVG_LOGO}`,
    ],
  ])(
    '%s is accepted, stored under a generated name, readable only by the server’s user',
    async (_, name, content) => {
      const { status, body } = await upload(content(), name);
      expect(status).toBe(200);
      expect(body.fileName).toMatch(/^[a-z2-7]{26}\.(jpg|png|svg)$/);
      const stored = await stat(path.join(t.deps.config.dataDir, 'uploads', body.fileName));
      expect(stored.mode & 0o777).toBe(0o600);
      expect((await files()).some((file) => file.endsWith('.part'))).toBe(false);
    },
  );

  it.each<[string, string, () => BlobPart]>([
    ['a GIF named .png', 'logo.png', () => 'GIF89a;<script>alert(1)</script>'],
    ['HTML named .svg', 'logo.svg', () => '<html><svg></svg></html>'],
    ['a truncated JPEG', 'logo.jpg', () => jpeg.subarray(0, 200)],
    ['a PNG header and nothing behind it', 'logo.png', () => png.subarray(0, 12)],
    ['a PDF', 'logo.pdf', () => '%PDF-1.7'],
    ['an SVG that is not XML', 'logo.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    [
      'an SVG of 100,000 x 100,000',
      'logo.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
    ],
    [
      'an SVG with entities',
      'logo.svg',
      () =>
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ],
  ])('%s is rejected', async (_, name, content) => {
    expectError(await upload(content(), name), 415, TYPE);
    expect(await files()).toEqual([]);
    expect(await t.sql('select 1 from upload')).toEqual([]);
  });

  it('exactly 5 MB are accepted, one byte more is not', async () => {
    expect((await upload(pngOf(LOGO_SIZE_BYTES_MAX), 'logo.png')).status).toBe(200);
    expectError(
      await upload(pngOf(LOGO_SIZE_BYTES_MAX + 1), 'logo.png'),
      413,
      'Please upload a file smaller than 5MB.',
    );
    expectError(
      await upload(Buffer.alloc(LOGO_SIZE_BYTES_MAX + 200_000), 'logo.png'),
      413,
      'Please upload a file smaller than 5MB.',
    );
  });

  it.each<[string, () => FormData]>([
    [
      'two files',
      () => {
        const form = logoForm(png, 'a.png');
        form.append('logo', new File([png], 'b.png'));
        return form;
      },
    ],
    [
      'a file and a field',
      () => {
        const form = logoForm(png, 'a.png');
        form.append('note', 'x');
        return form;
      },
    ],
    [
      'a field instead of a file',
      () => {
        const form = new FormData();
        form.append('logo', 'x');
        return form;
      },
    ],
    ['an empty file', () => logoForm('', 'a.png')],
    ['nothing', () => new FormData()],
  ])('%s is rejected', async (_, form) => {
    expectError(await send(form()), 400, 'Please try uploading your logo again.');
    expect(await files()).toEqual([]);
  });

  it('only a POST of a form with files is read', async () => {
    const read = await t.asVisitor().get('/api/upload-logo');
    expectError(read, 405, 'This address does not support this method. Use one that the Allow header names.');
    expect(read.headers.get('allow')).toBe('POST');
    expectError(await t.asVisitor().post('/api/upload-logo', { logo: 'x' }), 415);
    const { status, headers } = await upload(png, 'a.png');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
  });

  it('a hostile file name is ignored', async () => {
    const boundary = 'b0undary';
    const raw = (fileName: string) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="logo"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        png,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
    for (const name of ['../../../x.png', '/etc/x.png', 'C:\\\\x.png', '..%2f..%2fx.png']) {
      const response = await t.asVisitor().call('/api/upload-logo', {
        method: 'POST',
        raw: raw(name),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      expect(response.status, name).toBe(200);
    }
    expect((await files()).every((file) => /^[a-z2-7]{26}\.(png|preview\.png)$/.test(file))).toBe(true);
  });

  it('pictures are re-encoded: hidden content is removed', async () => {
    const { body } = await upload(
      Buffer.concat([jpeg, Buffer.from('<script>canary-tail</script>')]),
      'logo.jpg',
    );
    const stored = await t.deps.files.get(body.fileName);
    expect(stored?.includes('canary')).toBe(false);
    expect((await sharp(stored ?? undefined).metadata()).format).toBe('jpeg');
  });

  it('files that no form uses are deleted after a day, claimed ones stay', async () => {
    const { body: unclaimed } = await upload(png, 'a.png');
    const { body: claimed } = await upload(png, 'b.png');
    await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, logoFileName: claimed.fileName });
    expect(await pruneUnclaimedLogos(t.context())).toBe(0);
    t.clock.advance(25 * 3_600_000);
    expect(await pruneUnclaimedLogos(t.context())).toBe(1);
    expect((await files()).some((file) => file.startsWith(unclaimed.fileName.slice(0, 26)))).toBe(false);
    expect(await t.deps.files.get(claimed.fileName)).not.toBeNull();
  });
});

describe('SEC-19 downloads', () => {
  const HOSTILE =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it('an SVG is only sent as an attachment that cannot run scripts; its preview is a PNG', async () => {
    const { body } = await upload(HOSTILE, 'logo.svg');
    const admin = await t.asAdmin();
    const original = await admin.get(`/api/admin/uploads/${body.fileName}`);
    expect(original.text).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="logo-new.svg"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const preview = await admin.get(`/api/admin/uploads/${body.fileName}?preview`);
    expect(preview.headers.get('content-type')).toBe('image/png');
    expect(preview.headers.get('content-disposition')).toBe('inline; filename="logo-new.png"');
    expect((await sharp(preview.bytes).metadata()).format).toBe('png');
  });

  it('all logos together stay under 2 GiB', async () => {
    for (const n of [1, 2])
      await t.sql(
        `insert into upload (name, content_type, size_bytes, created_at) values ('${`${n}`.repeat(26)}.png', 'image/png', 1100000000, now())`,
      );
    expectError(
      await upload(png, 'logo.png'),
      503,
      'We can’t process this right now. Try again in a minute.',
    );
  });

  it('only for admins, and only generated names', async () => {
    const { body } = await upload(png, 'logo.png');
    const affiliate = await makeAffiliate(t);
    const address = `/api/admin/uploads/${body.fileName}`;
    expectError(await t.asVisitor().get(address), 401);
    expectError(await (await t.asAffiliate(affiliate.id)).get(address), 403);
    const admin = await t.asAdmin();
    for (const name of [
      '..%2f..%2fapp-secret',
      '%2e%2e',
      'app-secret',
      `${'a'.repeat(26)}.png`,
      `${body.fileName}%00`,
      body.fileName.toUpperCase(),
    ])
      expect((await admin.get(`/api/admin/uploads/${name}`)).status, name).toBe(404);
  });
});
