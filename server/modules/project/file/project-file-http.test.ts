/** What the addresses of project files accept, and the headers of their responses. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import * as hostile from '#server/testing/fakes/hostile-files.ts';
import { type MadePage, makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { FILE_MESSAGES, PROJECT_TOKEN_HEADER } from '#src/domain/project/file/project-file.schema.ts';

const PDF = '%PDF-1.7\n%%EOF';
let t: TestApp;
let visitor: Caller;
let made: MadePage;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
  made = await makeCustomerPage(t);
});

const send = (call: Call) =>
  visitor.call('/api/project/files', {
    method: 'POST',
    ...call,
    headers: { [PROJECT_TOKEN_HEADER]: made.token, ...call.headers },
  });
const upload = (content: BlobPart, name: string) => send({ raw: logoForm(content, name, 'file') });

describe('SEC-18: what else is rejected', () => {
  it('anything but a form with exactly one file of the right name', async () => {
    expectError(await send({ body: { file: 'x' } }), 415, FILE_MESSAGES.type);
    const two = logoForm(PDF, 'a.pdf', 'file');
    two.append('file', new File([PDF], 'b.pdf'));
    for (const raw of [two, logoForm(PDF, 'a.pdf', 'logo')])
      expectError(await send({ raw }), 400, FILE_MESSAGES.failed);
    expect(await t.sql('select from project_file')).toEqual([]);
  });

  it.each([
    ['a drawing of 5,000 levels', () => hostile.deepNesting(5000), 415],
    ['a drawing of more than 512 kB', () => hostile.smallElements(100_000), 413],
  ])('%s', async (_, content, status) => {
    expectError(await upload(content(), 'plan.svg'), status, FILE_MESSAGES.complexity);
    expect(await t.sql('select from project_file')).toEqual([]);
  });

  it('one address sends at most sixty files an hour', async () => {
    const far = t.asVisitor({ ip: '203.0.113.9' });
    const call = () => far.call('/api/project/files', { method: 'POST', body: {} });
    for (let n = 0; n < 60; n++) expect((await call()).status).toBe(404);
    expectError(await call(), 429);
  });
});

describe('SEC-19: responses', () => {
  it('an upload is never stored by a cache; a file only by the browser that may read it', async () => {
    const sent = await upload(PDF, 'brief.pdf');
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const file = await visitor.get(sent.body.url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600, immutable',
      'x-robots-tag': 'noindex',
      'content-disposition': `attachment; filename="brief.pdf"; filename*=UTF-8''brief.pdf`,
    });
    const head = await visitor.call(sent.body.url, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('the thumbnail of a drawing is a picture that the page may show; a PDF has none', async () => {
    const { body: drawing } = await upload(SVG_LOGO, 'logo.svg');
    const { headers } = await visitor.get(drawing.thumbnailUrl);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
    await t.sql('update project_file set thumbnail_key = null');
    expectError(await visitor.get(drawing.thumbnailUrl), 404);
  });

  it('a file whose bytes are gone is not found', async () => {
    const { body } = await upload(PDF, 'brief.pdf');
    const [row] = await t.sql<{ key: string }>('select storage_key as key from project_file');
    await t.deps.files.remove(row?.key ?? '');
    expectError(await visitor.get(body.url), 404);
  });

  it('SEC-30: logs and metrics name the kind of address, never its number or signature', async () => {
    const { body } = await upload(SVG_LOGO, 'logo.svg');
    await visitor.get(body.url);
    await visitor.get(body.thumbnailUrl);
    const staff = await t.asAdmin('staff');
    const raw = logoForm(PDF, 'a.pdf', 'file');
    await staff.call(`/api/admin/project-files/${made.projectId}?purpose=design`, { method: 'POST', raw });
    const routes = t.logs().flatMap(({ message, route }) => (message === 'request' ? [route] : []));
    expect(routes.slice(-4)).toEqual([
      '/project/files',
      '/project/files/{id}',
      '/project/files/{id}/thumbnail',
      '/admin/project-files/{id}',
    ]);
  });
});
