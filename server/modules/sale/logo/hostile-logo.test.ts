/**
 * Hostile files sent through the whole application: checks the response, and that
 * no process keeps running.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import type { HttpResponse } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import * as hostile from '#server/testing/fakes/hostile-files.ts';
import { occupyDecoders } from '#server/testing/fakes/occupied-decoders.ts';
import { untilNoFileIsProcessed } from '#server/testing/processes/child-processes.ts';
import { makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { PROJECT_TOKEN_HEADER } from '#src/domain/project/file/project-file.schema.ts';
import { LOGO_MESSAGES } from '#src/domain/sale/confirmation/confirmation.rules.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(untilNoFileIsProcessed);

const upload = (content: BlobPart, name = 'logo.svg'): Promise<HttpResponse> =>
  t.asVisitor().call('/api/upload-logo', { method: 'POST', raw: logoForm(content, name) });
const files = () => readdir(path.join(t.deps.config.dataDir, 'uploads')).catch(() => [] as string[]);

type Case = [finding: string, what: string, content: () => BlobPart, status: number, text: string];
const { type, size, svgSize, complexity } = LOGO_MESSAGES;

describe('hostile files are rejected with an error message', () => {
  it.each<Case>([
    ['C1', '28 comments and no tag', () => hostile.comments(28), 415, type.text],
    ['C1', '585 comments and no tag', () => hostile.comments(585), 415, type.text],
    ['M6', '520,000 small elements', () => hostile.smallElements(520_000), 413, svgSize.text],
    ['M6', '5.2 MB of small elements', () => hostile.smallElements(750_000), 413, size.text],
    ['M6', '20,001 small elements', () => hostile.smallElements(20_000), 415, complexity.text],
    ['M6', 'elements 5,000 levels deep', () => hostile.deepNesting(5000), 415, complexity.text],
    ['H2', 'a use bomb', hostile.useBomb, 415, complexity.text],
    ['H2', 'patterns in patterns', hostile.patternBomb, 415, complexity.text],
    ['H2', '9,000 full-size layers', hostile.layers, 415, complexity.text],
    ['H2', 'a pixel bomb inside a drawing', hostile.innerPixelBomb, 415, complexity.text],
    ['H2', 'one long text', () => hostile.longText(100_000), 415, complexity.text],
    ['SEC-18', 'a PNG of 50,000 x 50,000', () => hostile.pixelBomb(50_000, 50_000), 415, type.text],
    ['SEC-18', 'a compressed SVG', () => new Uint8Array(gzipSync(SVG_LOGO)), 415, type.text],
  ])('%s: %s', async (_finding, _what, content, status, text) => {
    expectError(await upload(content()), status, text);
    expect(await files()).toEqual([]);
  });

  it('H2: a line of a billion dashes', async () => {
    expect((await upload(hostile.dashes())).status).toBe(415);
  });
});

describe('H2: filters are removed instead of rendered', () => {
  it.each([
    ['feTurbulence', hostile.turbulence],
    ['feMorphology', hostile.morphology],
  ])('H2: %s', async (_, content) => {
    const { status, body } = await upload(content());
    expect(status).toBe(200);
    const stored = await t.deps.files.get(body.fileName);
    expect(stored?.toString()).toMatch(/^<svg [^>]*><rect width="\d+" height="\d+"><\/rect><\/svg>$/);
  });
});

it('H2: a valid logo is accepted after a hostile one', async () => {
  const hostileFile = upload(hostile.useBomb());
  expect((await upload(SVG_LOGO)).status).toBe(200);
  expect((await hostileFile).status).toBe(415);
});

it('SEC-18: while the queue of visitors is full, they are asked to try again, and files of customers and staff are accepted', async () => {
  const { projectId, token } = await makeCustomerPage(t);
  const staff = await t.asAdmin('staff');
  const { id } = await staff.api.trees.addBatch.mutate({ plantedOn: '2026-11-20', place: 'Somerset' });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f5c43' } })
    .png()
    .toBuffer();
  const form = (field: string) => logoForm(new Uint8Array(png), 'a.png', field);
  const { release } = occupyDecoders('anonymous', 7);
  try {
    const rejected = await upload(SVG_LOGO);
    expectError(rejected, 503, ERROR_TEXT.UNAVAILABLE);
    expect(rejected.headers.get('retry-after')).toBe('5');
    const accepted = await Promise.all([
      t.asVisitor().call(apiPaths.projectFiles, {
        method: 'POST',
        raw: form('file'),
        headers: { [PROJECT_TOKEN_HEADER]: token },
      }),
      staff.call(`${apiPaths.staffProjectFiles}/${projectId}?purpose=design`, {
        method: 'POST',
        raw: form('file'),
      }),
      staff.call(`${apiPaths.plantings}/${id}/evidence`, { method: 'POST', raw: form('evidence') }),
    ]);
    expect(accepted.map(({ status }) => status)).toEqual([201, 201, 200]);
  } finally {
    await release();
  }
  expect((await upload(SVG_LOGO)).status).toBe(200);
});
