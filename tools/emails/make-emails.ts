/**
 * `npm run make:emails`: every email with sample data, as contact sheets in .cache/emails.
 * `npm run make:emails -- FOLDER` also writes each email as HTML and text to look at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/checks/chromium.ts';
import { withPicturesInside } from '../../server/platform/email/email-pictures.ts';
import { renderSample, SAMPLE_NAMES, type SampleEmail } from './render-samples.ts';

const FOLDER = new URL('../../.cache/emails/', import.meta.url);
const BYTES_MAX = 400_000;
const SHEETS = [
  { width: 640, columns: 6, scale: 0.5 },
  { width: 320, columns: 10, scale: 0.54 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Samples show no stored pictures. */
const NO_FILES = { get: async () => null };
const GAP = 24;
const CAPTION = 36;
/** Width of a character. */
const CAPTION_WIDTH = 6.4;
const PAPER = { light: '#ffffff', dark: '#000000' } as const;

type Sheet = (typeof SHEETS)[number];
type Scheme = (typeof SCHEMES)[number];
type Picture = { png: Buffer; width: number; height: number };

const sizeOf = async (png: Buffer): Promise<Picture> => {
  const { width, height } = await sharp(png).metadata();
  return { png, width, height };
};

async function shoot(browser: Browser, samples: SampleEmail[], { width }: Sheet, scheme: Scheme) {
  const page = await browser.newPage({ viewport: { width, height: 200 }, colorScheme: scheme });
  const pictures: Picture[] = [];
  for (const { kind, variant, email } of samples) {
    await page.setContent((await withPicturesInside(email, NO_FILES)).html);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) throw new Error(`${kind} (${variant}) is ${overflow} px too wide at ${width} px`);
    pictures.push(await sizeOf(await page.screenshot({ fullPage: true })));
  }
  await page.close();
  return pictures;
}

/** The subject in at most two lines. */
function caption(subject: string, width: number, scheme: Scheme): Buffer {
  const fits = Math.floor(width / CAPTION_WIDTH);
  const end = subject.length <= fits ? subject.length : subject.lastIndexOf(' ', fits);
  const colour = scheme === 'dark' ? '#dddddd' : '#222222';
  const lines = [subject.slice(0, end), subject.slice(end).trim()].map(
    (line, index) =>
      `<text x="1" y="${12 + index * 15}" font-family="sans-serif" font-size="11" fill="${colour}">${escapeHtml(line)}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">${lines.join('')}</svg>`,
  );
}

/** Puts each picture into the column that is shortest so far. */
async function compose(samples: SampleEmail[], pictures: Picture[], sheet: Sheet, scheme: Scheme) {
  const columnWidth = Math.round(sheet.width * sheet.scale);
  const heights: number[] = Array.from({ length: sheet.columns }, () => GAP);
  const layers: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const column = heights.indexOf(Math.min(...heights));
    const left = GAP + column * (columnWidth + GAP);
    const top = heights[column] ?? GAP;
    const height = Math.round(picture.height * sheet.scale);
    layers.push({ input: caption(samples[index]?.email.subject ?? '', columnWidth, scheme), left, top });
    layers.push({
      input: await sharp(picture.png).resize(columnWidth, height).toBuffer(),
      left,
      top: top + CAPTION,
    });
    heights[column] = top + CAPTION + height + GAP;
  }
  const width = GAP + sheet.columns * (columnWidth + GAP);
  return sharp({ create: { width, height: Math.max(...heights), channels: 3, background: PAPER[scheme] } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function save(name: string, sheet: Buffer): Promise<void> {
  for (const quality of [70, 55, 40, 25]) {
    const picture = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > BYTES_MAX && quality > 25) continue;
    writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
    console.info(`${name}.webp ${(picture.length / 1000).toFixed(0)} kB`);
    return;
  }
}

async function saveParts(folder: string, samples: SampleEmail[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { kind, variant, email } of samples) {
    const name = path.join(folder, `${kind}.${variant.replaceAll(' ', '-')}`);
    writeFileSync(`${name}.html`, (await withPicturesInside(email, NO_FILES)).html);
    writeFileSync(`${name}.txt`, `Subject: ${email.subject}\n\n${email.text}`);
  }
}

const samples = SAMPLE_NAMES.map((name) => renderSample('https://hedgerow.example', name));
const folder = process.argv[2];
if (folder) await saveParts(folder, samples);
const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const sheet of SHEETS)
    for (const scheme of SCHEMES) {
      const pictures = await shoot(browser, samples, sheet, scheme);
      await save(`emails-${sheet.width}-${scheme}`, await compose(samples, pictures, sheet, scheme));
    }
} finally {
  await browser.close();
}
