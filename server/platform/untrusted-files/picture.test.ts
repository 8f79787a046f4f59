/** What becomes of an uploaded picture; the child process itself has tests of its own. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { processFile } from './picture.processor.ts';
import { cleanAndRender, SVG_SIZE_BYTES_MAX } from './run-in-child.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="9" height="9"/></svg>';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5c43' } });
const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  png = await picture(80, 40).png().toBuffer();
  jpeg = await picture(80, 40)
    .withExif({ IFD0: { Artist: 'canary' } })
    .jpeg()
    .toBuffer();
});

describe('SEC-18: a picture is rewritten', () => {
  it('a photo is turned upright and loses what its camera wrote', async () => {
    const sideways = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
    const { original, preview } = await processFile(sideways, { type: 'jpg' });
    expect(await sizeOf(original)).toEqual({ format: 'jpeg', width: 40, height: 80 });
    expect(await sizeOf(preview)).toEqual({ format: 'png', width: 40, height: 80 });
    const { exif, orientation } = await sharp(original).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('a PNG stays a PNG of the same pixels', async () => {
    const { original } = await processFile(png, { type: 'png' });
    expect(await sizeOf(original)).toEqual({ format: 'png', width: 80, height: 40 });
    expect(await sharp(original).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  });

  it('the preview fits into 1,024 pixels, in 256 colours; only a drawing is enlarged', async () => {
    const wide = await processFile(await picture(2048, 100).png().toBuffer(), { type: 'png' });
    expect(await sizeOf(wide.preview)).toMatchObject({ width: 1024, height: 50 });
    const small = await processFile(png, { type: 'png' });
    expect(await sizeOf(small.preview)).toMatchObject({ width: 80, height: 40 });
    // Byte 25 of a PNG is its colour type; 3 means a palette.
    expect(small.preview[25]).toBe(3);
    const drawing = await processFile(Buffer.from(SVG), { type: 'svg' });
    expect(await sizeOf(drawing.preview)).toEqual({ format: 'png', width: 1024, height: 512 });
  });

  it('a drawing is stored as the cleaned text', async () => {
    const active = SVG.replace('<rect', '<script>alert(1)</script><rect');
    const { original } = await processFile(Buffer.from(active), { type: 'svg' });
    expect(Buffer.from(original).toString()).toBe(SVG.replace('/></svg>', '></rect></svg>'));
  });
});

describe('SEC-18: a picture is rejected', () => {
  it.each<[string, () => Uint8Array, 'jpg' | 'png']>([
    ['a JPEG that claims to be a PNG', () => jpeg, 'png'],
    ['a PNG that claims to be a JPEG', () => png, 'jpg'],
  ])('%s', async (_, bytes, type) => {
    await expect(processFile(bytes(), { type })).rejects.toMatchObject({
      problem: 'type',
      message: expect.stringMatching(/^decoded as (jpeg|png)$/),
    });
  });

  it('a damaged picture, and one of more than 16 million pixels', async () => {
    await expect(processFile(jpeg.subarray(0, 400), { type: 'jpg' })).rejects.toThrow();
    const large = await picture(4001, 4000).png().toBuffer();
    await expect(processFile(large, { type: 'png' })).rejects.toThrow('exceeds pixel limit');
    const allowed = await picture(4000, 4000).png().toBuffer();
    expect((await processFile(allowed, { type: 'png' })).preview.byteLength).toBeGreaterThan(0);
  });

  it('a drawing whose rendering is too large is too complex', async () => {
    const huge = SVG.replace('width="64" height="32"', 'width="100000" height="100000"');
    await expect(processFile(Buffer.from(huge), { type: 'svg' })).rejects.toThrow();
  });

  it('a drawing that refers to itself a million times is too complex', async () => {
    const levels = Array.from(
      { length: 7 },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="g0"><path d="M0 0h9"/></g>${levels.join('')}</svg>`;
    await expect(processFile(Buffer.from(drawing), { type: 'svg' })).rejects.toMatchObject({
      problem: 'complexity',
    });
  });

  it('one that takes more than 20 MB once it is decoded', async () => {
    const noise = { width: 2700, height: 2700, channels: 3 as const };
    const bytes = Buffer.alloc(noise.width * noise.height * noise.channels);
    for (let at = 0, seed = 1; at < bytes.length; at++) {
      seed = (seed * 16_807) % 2_147_483_647;
      bytes[at] = seed;
    }
    const sent = await sharp(bytes, { raw: noise }).png({ compressionLevel: 0 }).toBuffer();
    await expect(processFile(sent, { type: 'png' })).rejects.toMatchObject({
      problem: 'complexity',
      message: 'the decoded picture is too large',
    });
    expect(sharp.concurrency()).toBe(1);
  });
});

describe('cleanAndRender', () => {
  const clean = (bytes: Uint8Array) => cleanAndRender(bytes, { uploader: 'anonymous' });

  it('returns the type, the rewritten file and its preview from a child process', async () => {
    const { type, original, preview } = await clean(Buffer.from(SVG));
    expect(type).toBe('svg');
    expect(Buffer.from(original).toString()).toContain('<rect');
    expect(await sizeOf(preview)).toMatchObject({ format: 'png', width: 1024 });
  });

  it('rejects other types, and an SVG of more than 512 kB, before it starts a process', async () => {
    await expect(clean(Buffer.from('GIF89a'))).rejects.toMatchObject({
      problem: 'type',
      message: 'none of jpg, png, svg',
    });
    const webp = await picture(80, 40).webp().toBuffer();
    await expect(clean(webp)).rejects.toMatchObject({ problem: 'type' });
    const asked = await cleanAndRender(webp, {
      uploader: 'anonymous',
      types: ['webp'],
      preview: { pixels: 20, format: 'webp' },
    });
    expect([asked.type, await sizeOf(asked.preview)]).toEqual([
      'webp',
      { format: 'webp', width: 20, height: 10 },
    ]);
    const padded = (bytes: number) => Buffer.from(SVG + ' '.repeat(bytes - SVG.length));
    await expect(clean(padded(SVG_SIZE_BYTES_MAX + 1))).rejects.toMatchObject({
      problem: 'size',
      message: 'the SVG is too large',
    });
    expect((await clean(padded(SVG_SIZE_BYTES_MAX))).type).toBe('svg');
    const photo = Buffer.concat([png, Buffer.alloc(SVG_SIZE_BYTES_MAX)]);
    expect((await clean(photo)).type).toBe('png');
  });
});
