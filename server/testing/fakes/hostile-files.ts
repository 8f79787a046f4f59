/** Hostile files, generated for the tests and the benchmark. */
import { crc32, deflateSync } from 'node:zlib';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, attributes = 'width="1000" height="1000"'): string =>
  `<svg ${NS} ${attributes}>${content}</svg>`;
const list = (length: number, item: (n: number) => string): string =>
  Array.from({ length }, (_, n) => item(n)).join('');

/**
 * `count` empty comments, then text that is not a tag: a vulnerable
 * pattern can split it in 2^(count-1) ways.
 */
export const comments = (count: number): string => `${'<!---->'.repeat(count)}x`;

/** Each level draws the previous one ten times. */
export const useBomb = (): string => {
  const level = (n: number) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`;
  return svg(`<g id="g0"><rect width="1" height="1"/></g>${list(8, (n) => level(n + 1))}<use href="#g8"/>`);
};

export const turbulence = (): string =>
  svg(
    `<filter id="f">${list(20, (n) => `<feTurbulence baseFrequency="0.${n + 1}" numOctaves="9"/>`)}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
    'width="2000" height="2000"',
  );

export const morphology = (): string =>
  svg(
    `<filter id="f">${'<feMorphology operator="dilate" radius="90"/><feGaussianBlur stdDeviation="80"/>'.repeat(15)}</filter><rect width="3900" height="3900" filter="url(#f)"/>`,
    'width="3900" height="3900"',
  );

export const smallElements = (count: number): string => svg('<rect/>'.repeat(count));
export const deepNesting = (depth: number): string =>
  svg(`${'<g>'.repeat(depth)}<rect width="9" height="9"/>${'</g>'.repeat(depth)}`);
export const longText = (letters: number): string =>
  svg(`<text y="20">${'wide '.repeat(letters / 5)}</text>`);

/** A long path with a hundred thousand dashes per segment. */
export const dashes = (): string =>
  svg(`<path d="M0 0${'h1000v1h-1000v1'.repeat(9000)}" fill="none" stroke="red" stroke-dasharray="0.01"/>`);

/** Nested patterns, each tile a thousandth of the next. */
export const patternBomb = (): string =>
  svg(
    `<defs><pattern id="p0" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>${list(
      40,
      (n) =>
        `<pattern id="p${n + 1}" width="900" height="900" patternUnits="userSpaceOnUse">${`<rect width="900" height="900" fill="url(#p${n})"/>`.repeat(5)}</pattern>`,
    )}</defs><rect width="1000" height="1000" fill="url(#p40)"/>`,
  );

/** Full-size layers, each blended separately. */
export const layers = (): string =>
  svg('<g opacity="0.5"><rect width="3999" height="3999"/></g>'.repeat(9000), 'width="3999" height="3999"');

/** A small PNG of 20,000 x 20,000 pixels inside the drawing. */
export const innerPixelBomb = (): string =>
  svg(
    `<image width="1000" height="1000" href="data:image/png;base64,${pixelBomb(20_000, 20_000).toString('base64')}"/>`,
  );

/** A valid one-bit PNG with identical pixels: a few kB that decode to width x height. */
export function pixelBomb(width: number, height: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
