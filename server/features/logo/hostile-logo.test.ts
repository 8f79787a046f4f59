/**
 * Hostile files sent through the whole application: checks the response, and that
 * no process keeps running.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpResponse } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import * as hostile from '#server/testing/fakes/hostile-files.ts';
import { untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LOGO_MESSAGES } from '#src/domain/logo/logo.schema.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => {
  expect(untrustedFileProcesses(), 'processes left behind').toEqual([]);
});

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

it('H2: a valid logo is accepted while two hostile ones are being processed', async () => {
  const busy = [upload(hostile.useBomb()), upload(hostile.patternBomb())];
  expect((await upload(SVG_LOGO)).status).toBe(200);
  expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([415, 415]);
});
