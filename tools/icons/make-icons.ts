/** `npm run make:icons`: renders public/favicon.svg to the committed icons in public/. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** An ICO file with one PNG, for clients that request /favicon.ico without reading the page. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const folder = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
const square = drawing.replace(/ rx="9"/, '');
const save = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 40) * 1.4 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(new URL(name, folder).pathname);
await save(drawing, 48, 'favicon-48.png');
writeFileSync(new URL('favicon.ico', folder), ico(readFileSync(new URL('favicon-48.png', folder)), 48));
await save(drawing, 96, 'favicon-96.png');
await save(square, 180, 'apple-touch-icon.png');
await save(drawing, 192, 'icon-192.png');
await save(drawing, 512, 'icon-512.png');
await save(
  square
    .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
    .replace('<rect width="40" height="40"', '<rect x="-5" y="-5" width="50" height="50"'),
  512,
  'icon-maskable.png',
);
