/** Pictures inside an email: attached to it, so that programs show them without asking a server. */

import { readFileSync } from 'node:fs';
import type { Files } from '../storage/files.ts';
import type { EmailBlock, EmailContent } from './email-content.ts';

/** Of one email. A message is about a third larger than its attachments. */
const BYTES_MAX = 600_000;
/** Beside the mark. */
const PICTURES_MAX = 6;

/** Of the shop: `npm run make:email-pictures` draws them. Stored pictures have longer keys. */
export const MARK = 'mark.png';
export const TREE = 'tree.png';
const drawings = new Map(
  [MARK, TREE].map((file) => [file, readFileSync(new URL(`drawings/${file}`, import.meta.url))]),
);

/** RFC 2392. The key of a stored picture is random and says nothing about it. */
export const pictureId = (storageKey: string): string => `${storageKey}@picture`;

function keysOf(block: EmailBlock): string[] {
  if (block.kind === 'tree') return [TREE];
  return block.kind === 'pictures' ? block.items.flatMap(({ storageKey }) => storageKey ?? []) : [];
}

/** The mark is in the header of every email. */
export const picturesOf = ({ blocks }: EmailContent): string[] => [
  ...new Set([MARK, ...blocks.flatMap(keysOf)]),
];

type Shown = { html: string; pictures: readonly string[] };
export type AttachedPicture = { cid: string; content: Buffer; contentType: string };

const PICTURE = /<img src="cid:([^"<]+)"[^<>]*>/g;

/** Attaches what is stored and small enough; the rest leaves the email, which names it anyway. */
export async function withPictures<Email extends Shown>(
  email: Email,
  files: Pick<Files, 'get'>,
): Promise<Email & { attached: AttachedPicture[] }> {
  const attached: AttachedPicture[] = [];
  let bytes = 0;
  for (const key of email.pictures.slice(0, 1 + PICTURES_MAX)) {
    const content = drawings.get(key) ?? (await files.get(key));
    if (!content || bytes + content.byteLength > BYTES_MAX) continue;
    bytes += content.byteLength;
    const contentType = key.endsWith('.png') ? 'image/png' : 'image/webp';
    attached.push({ cid: pictureId(key), content, contentType });
  }
  const known = new Set(attached.map(({ cid }) => cid));
  const html = email.html.replace(PICTURE, (img, cid: string) => (known.has(cid) ? img : ''));
  return { ...email, html, attached };
}

const dataUrl = ({ contentType, content }: AttachedPicture): string =>
  `data:${contentType};base64,${content.toString('base64')}`;

/** For a preview in a browser, which knows no attachments. */
export async function withPicturesInside<Email extends Shown>(
  email: Email,
  files: Pick<Files, 'get'>,
): Promise<Email> {
  const { attached, ...shown } = await withPictures(email, files);
  const urls = new Map(attached.map((picture) => [picture.cid, dataUrl(picture)]));
  const html = shown.html.replace(PICTURE, (img, cid: string) =>
    img.replace(`cid:${cid}`, urls.get(cid) ?? ''),
  );
  return { ...email, html };
}
