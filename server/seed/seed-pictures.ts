/** Pictures of designs for the demo: a home page in blocks of colour, as a PNG. */
import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [640, 440];
type Colour = readonly [red: number, green: number, blue: number];
export type Palette = { paper: Colour; ink: Colour; accent: Colour };
type Block = readonly [x: number, y: number, width: number, height: number, colour: keyof Palette | 'soft'];

const lines = (x: number, y: number, count: number, width: number): Block[] =>
  Array.from({ length: count }, (_, n) => [x, y + 18 * n, width - 30 * (n % 2), 8, 'soft'] as const);
const BAR: Block[] = [
  [32, 24, 96, 16, 'ink'],
  [440, 28, 48, 8, 'soft'],
  [504, 28, 48, 8, 'soft'],
  [568, 22, 48, 20, 'accent'],
];
/** A picture beside words, a wide picture, and a grid of three. */
const LAYOUTS: readonly (readonly Block[])[] = [
  [
    ...BAR,
    [32, 96, 240, 22, 'ink'],
    [32, 128, 180, 22, 'ink'],
    ...lines(32, 172, 5, 250),
    [32, 280, 120, 36, 'accent'],
    [330, 80, 278, 260, 'accent'],
  ],
  [
    ...BAR,
    [32, 64, 576, 180, 'accent'],
    [72, 120, 280, 26, 'paper'],
    [72, 158, 180, 14, 'paper'],
    ...lines(32, 276, 6, 280),
    ...lines(336, 276, 6, 270),
  ],
  [
    ...BAR,
    [180, 80, 280, 26, 'ink'],
    ...lines(200, 124, 2, 240),
    [32, 184, 176, 140, 'accent'],
    [232, 184, 176, 140, 'ink'],
    [432, 184, 176, 140, 'accent'],
    ...lines(32, 344, 4, 170),
    ...lines(232, 344, 4, 170),
    ...lines(432, 344, 4, 170),
  ],
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function toPng(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits for each of three colours.
  header.set([8, 2], 8);
  const row = WIDTH * 3;
  const rows = Buffer.alloc((row + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) pixels.copy(rows, y * (row + 1) + 1, y * row, (y + 1) * row);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function designPicture(palette: Palette, layout: number): Buffer {
  const mix = (n: 0 | 1 | 2): number => Math.round(palette.paper[n] * 0.6 + palette.ink[n] * 0.4);
  const colours = { ...palette, soft: [mix(0), mix(1), mix(2)] as const };
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const blocks: readonly Block[] = LAYOUTS[layout % LAYOUTS.length] ?? [];
  const page: Block = [0, 0, WIDTH, HEIGHT, 'paper'];
  for (const [x, y, width, height, colour] of [page, ...blocks])
    for (let row = y; row < Math.min(HEIGHT, y + height); row++)
      pixels.fill(Buffer.from(colours[colour]), (row * WIDTH + x) * 3, (row * WIDTH + x + width) * 3);
  return toPng(pixels);
}
