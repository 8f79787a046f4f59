/** Files of a project: what is accepted, who can read them, and when they are removed. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import { type MadePage, makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROJECT_LINK_INVALID } from '#src/domain/project/customer-page/customer-page.schema.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  PROJECT_TOKEN_HEADER,
} from '#src/domain/project/file/project-file.schema.ts';
import { pruneProjectFiles } from './project-file.service.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript >> >>\nendobj\n%%EOF';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5c43' } });

let t: TestApp;
let visitor: Caller;
let made: MadePage;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
  made = await makeCustomerPage(t);
});

const upload = (content: BlobPart, name: string, token = made.token) =>
  visitor.call('/api/project/files', {
    method: 'POST',
    raw: logoForm(content, name, 'file'),
    headers: { [PROJECT_TOKEN_HEADER]: token },
  });
const stored = async (): Promise<string[]> =>
  (await readdir(path.join(t.deps.config.dataDir, 'uploads')).catch(() => [])).filter((name) =>
    name.startsWith('project-'),
  );
const attach = async (fileIds: number[], token = made.token) =>
  visitor.api.customerPage.sendMessage.mutate({ token, text: 'See the file.', fileIds });

describe('SEC-18, SEC-19: what is accepted', () => {
  it.each([
    ['a PNG', async () => picture(900, 600).png().toBuffer(), 'Plan.png', 'image/png', 'inline'],
    ['a JPEG', async () => picture(900, 600).jpeg().toBuffer(), 'shop.JPEG', 'image/jpeg', 'inline'],
    ['a WebP', async () => picture(900, 600).webp().toBuffer(), 'shop.webp', 'image/webp', 'inline'],
    ['an SVG', async () => Buffer.from(SVG_LOGO), 'logo.svg', 'image/svg+xml', 'attachment'],
    ['a PDF', async () => Buffer.from(PDF), 'brief.pdf', 'application/pdf', 'attachment'],
  ])('%s is stored, and served from a signed address in a sandbox', async (_, make, name, type, kind) => {
    const { status, body } = await upload(new Uint8Array(await make()), name);
    expect([status, body]).toMatchObject([201, { mediaType: type }]);
    const file = await visitor.get(body.url);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(file.headers.get('content-disposition')).toMatch(new RegExp(`^${kind}; filename=`));
    if (type === 'application/pdf') {
      expect(body.thumbnailUrl).toBeNull();
      return expect(file.text).toBe(PDF);
    }
    const thumbnail = await visitor.get(body.thumbnailUrl);
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
  });

  it('SEC-20: the content decides, not the name; the name loses folders and gets a true ending', async () => {
    const png = new Uint8Array(await picture(9, 9).png().toBuffer());
    expect((await upload(png, '../../etc/Plan\u202Egpj.exe')).body.name).toBe('Plan gpj.exe.png');
    expectError(await upload('<html>', 'a.png'), 415, FILE_MESSAGES.type);
    expectError(await upload('GIF89a', 'a.gif'), 415, FILE_MESSAGES.type);
    expectError(await upload('', 'a.png'), 400, FILE_MESSAGES.failed);
    expectError(await upload(`x${PDF}`, 'a.pdf'), 415, FILE_MESSAGES.type);
    expectError(await upload(new Uint8Array(FILE_BYTES_MAX + 1), 'a.png'), 413, FILE_MESSAGES.size);
    const active = SVG_LOGO.replace('<circle', '<script>alert(1)</script><circle');
    const { body } = await upload(active, 'logo.svg');
    expect((await visitor.get(body.url)).text).not.toContain('script');
  });

  it('a full project takes no more files, and leaves nothing on the disk', async () => {
    await t.sql(
      `insert into project_file (project_id, purpose, uploaded_by, name, media_type, size_bytes, storage_key, created_at)
       select ?, 'attachment', 'customer', n || '.png', 'image/png', 9, n || '.png', now() from generate_series(1, 500) n`,
      [made.projectId],
    );
    const before = await stored();
    expectError(await upload(PDF, 'a.pdf'), 409, FILE_MESSAGES.full);
    expect(await stored()).toEqual(before);
  });
});

describe('who can', () => {
  it('SEC-39: upload only with a valid link, or as staff', async () => {
    expectError(await upload(PDF, 'a.pdf', 'x.y'), 404, PROJECT_LINK_INVALID);
    await t.sql('update project set link_version = 2');
    expectError(await upload(PDF, 'a.pdf'), 404, PROJECT_LINK_INVALID);
    const call = { method: 'POST', raw: logoForm(PDF, 'a.pdf', 'file') };
    const address = `/api/admin/project-files/${made.projectId}?purpose=design`;
    expectError(await visitor.call(address, call), 401);
    const staff = await t.asAdmin('staff');
    expect((await staff.call(address, call)).status).toBe(201);
    expectError(await staff.call('/api/admin/project-files/999999?purpose=design', call), 404);
    expectError(await staff.call(address.replace('design', 'x'), call), 400);
  });

  it('SEC-39: read only with a signed address of that file, for an hour', async () => {
    const { body: mine } = await upload(PDF, 'mine.pdf');
    const { body: other } = await upload(PDF, 'other.pdf');
    const query = mine.url.slice(mine.url.indexOf('?'));
    const forged = [
      `/api/project/files/${mine.id}`,
      `/api/project/files/${other.id}${query}`,
      `/api/project/files/${mine.id}/thumbnail${query}`,
      `${mine.url}A`,
    ];
    for (const address of forged) expectError(await visitor.get(address), 404);
    t.clock.advance(54 * 60_000);
    expect((await visitor.get(mine.url)).status).toBe(200);
    t.clock.advance(7 * 60_000);
    expectError(await visitor.get(mine.url), 404);
  });

  it('attach: only own files, and each once', async () => {
    const theirs = await makeCustomerPage(t);
    const { body: foreign } = await upload(PDF, 'foreign.pdf', theirs.token);
    const { body: own } = await upload(PDF, 'own.pdf');
    const staff = await t.asAdmin('staff');
    const { body: design } = await staff.call(`/api/admin/project-files/${made.projectId}?purpose=design`, {
      method: 'POST',
      raw: logoForm(PDF, 'draft.pdf', 'file'),
    });
    for (const id of [foreign.id, design.id, 999_999])
      expect(await rejection(attach([own.id, id]))).toMatchObject({ httpStatus: 404 });
    expect(await t.sql('select from project_message')).toEqual([]);
    const { messages } = await attach([own.id]);
    expect(messages[0]?.files.map(({ name }) => name)).toEqual(['own.pdf']);
    expect(await rejection(attach([own.id]))).toMatchObject({ httpStatus: 404 });
  });
});

it('REL-06: files that belong to nothing are removed after a day, others stay', async () => {
  const { body: kept } = await upload(PDF, 'kept.pdf');
  await attach([kept.id]);
  await upload(new Uint8Array(await picture(9, 9).png().toBuffer()), 'left.png');
  const before = await stored();
  expect(await pruneProjectFiles(t.context())).toBe(0);
  t.clock.advance(25 * 3_600_000);
  expect(await pruneProjectFiles(t.context())).toBe(1);
  expect(await stored()).toHaveLength(before.length - 2);
  expect(await t.sql('select name from project_file')).toEqual([{ name: 'kept.pdf' }]);
});

it('an erased customer leaves no message, design or file behind', async () => {
  const before = await stored();
  const { body: file } = await upload(PDF, 'brief.pdf');
  await attach([file.id]);
  const owner = await t.asAdmin('owner');
  const { customerEmail } = made.order;
  const copy = JSON.stringify(await owner.api.privacy.export.mutate({ email: customerEmail }));
  expect(copy).toContain('See the file.');
  expect(copy).toContain('brief.pdf');
  await owner.api.privacy.erase.mutate({ email: customerEmail, confirm: 'ERASE' });
  await t.jobsDone();
  expect(await stored()).toEqual(before);
  expect(await t.sql('select from project_file')).toEqual([]);
  expect(await t.sql('select text, author_name from project_message')).toEqual([
    { text: '', author_name: 'Erased person' },
  ]);
  expectError(await visitor.get(file.url), 404);
  expect(await rejection(visitor.api.customerPage.get.mutate({ token: made.token }))).toMatchObject({
    message: PROJECT_LINK_INVALID,
  });
});
