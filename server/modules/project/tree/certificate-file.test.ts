/** The files of a certificate: what the PDF says and for whom, and what its code opens. */
import jsQR from 'jsqr';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';
import type { CertificateView } from '#src/domain/project/tree/certificate.schema.ts';
import { setCertificateDisplay } from './certificate.service.ts';
import { certificatePdf } from './drawing/certificate-pdf.ts';
import { qrCode } from './drawing/qr-code.ts';

const URL = 'https://hedgerow.example/certificate/TREE-7K3M-Q9XW';
const PLANTED: CertificateView = {
  number: 'TREE-7K3M-Q9XW',
  status: 'planted',
  name: 'Hollow Bakery',
  issuedOn: '2026-11-20',
  plantedOn: '2026-11-21',
  place: 'Somerset, England',
  partner: 'Orchard Yard Planting Trust',
  lang: 'en-GB',
};
const open = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });

async function textOf(view: CertificateView): Promise<string> {
  const page = await (await open(await certificatePdf(view, URL))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
type Node = { role?: string; alt?: string; children?: Node[] };
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

describe('the PDF', () => {
  it('is one A4 page with title and language, below 150 kB, the same bytes each time', async () => {
    const pdf = await certificatePdf(PLANTED, URL);
    expect(pdf.byteLength).toBeLessThan(150_000);
    expect(await certificatePdf(PLANTED, URL)).toEqual(pdf);
    const document = await open(pdf);
    expect(document.numPages).toBe(1);
    expect((await document.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Tree certificate TREE-7K3M-Q9XW', Language: 'en-GB' });
    expect(pdf.toString('latin1')).toContain('/Marked true');
  });

  it('is tagged: headings, a list of facts, and a description for each picture', async () => {
    const page = await (await open(await certificatePdf(PLANTED, URL))).getPage(1);
    const tree = (await page.getStructTree()) as Node;
    const roles = rolesOf(tree);
    for (const role of ['Document', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(roles).toContain(role);
    const alts = JSON.stringify(tree);
    expect(alts).toContain('QR code that opens the page of this certificate');
    expect(alts).toContain('Drawing of a tree');
  });

  it('embeds each typeface, cut to the letters used', async () => {
    const raw = (await certificatePdf(PLANTED, URL)).toString('latin1');
    const fonts = raw.match(/\/BaseFont \/[A-Z]{6}\+\w+/g) ?? [];
    expect(new Set(fonts).size).toBeGreaterThanOrEqual(3);
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
    expect(raw.match(/\/FontFile2/g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length);
  });

  it('says reserved before and planted after, with the day and the place', async () => {
    const reserved = await textOf({ ...PLANTED, status: 'reserved', plantedOn: null, place: null });
    expect(reserved).toMatch(/One tree, reserved.*Reserved/);
    expect(reserved).not.toMatch(/21 November 2026|Place/);
    expect(await textOf(PLANTED)).toMatch(
      /One tree, planted.*Planted on21 November 2026PlaceSomerset, England/,
    );
  });

  it.each([
    'Ελένη Παπαδοπούλου',
    'Пекарна „Слънчоглед“ ЕООД',
    'Þóra Ægisdóttir Öxnadal',
    'Żółć & Ștefan Őry',
    'Māra Ķēniņa, Šiauliai',
  ])('writes %s', async (name) => expect(await textOf({ ...PLANTED, name })).toContain(name));

  it('writes base letters for accents that no typeface has, and leaves other scripts out', async () => {
    expect(await textOf({ ...PLANTED, name: 'Nguyễn 株式会社 Books' })).toContain(
      'In the name ofNguyen BooksOne',
    );
    expect(await textOf({ ...PLANTED, name: '株式会社' })).not.toContain('In the name of');
    expect(await textOf({ ...PLANTED, name: null })).not.toContain('In the name of');
  });

  it('keeps a name of any length on the page', async () => {
    const text = await textOf({
      ...PLANTED,
      name: 'The Longest Name of a Business '.repeat(6),
      partner: 'Trust '.repeat(20),
    });
    expect(text).toContain('…');
    expect(text).toContain('TREE-7K3M-Q9XW');
  });
});

it('the code opens the page of the certificate', async () => {
  const { path, modules } = qrCode(URL);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${modules + 8} ${modules + 8}" width="400" height="400"><path fill="#fff" d="M-4-4h99v99h-99z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(URL);
});

describe('the addresses', () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await createTestApp();
  });
  const files = (number: string) => [
    `/certificate/${number}/certificate.pdf`,
    `/certificate/${number}/preview.png`,
  ];

  it('SEC-41: give the PDF and the picture to everybody with the number, and 304 while nothing changed', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    const [pdf = '', picture = ''] = files(number);
    const response = await t.asVisitor().get(pdf);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const etag = response.headers.get('etag') ?? '';
    expect((await t.asVisitor().get(pdf, { 'if-none-match': etag })).status).toBe(304);
    await setCertificateDisplay(t.context(), order.id, 'hidden');
    expect((await t.asVisitor().get(pdf, { 'if-none-match': etag })).status).toBe(200);
    const { bytes } = await t.asVisitor().get(picture.toLowerCase());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('SEC-41: give nothing for an unknown number or a withdrawn certificate', async () => {
    const order = await makeLiveOrder(t);
    const { number } = await requireCertificate(t, order.id);
    await (await t.asAdmin()).api.orders.setStatus.mutate({
      id: order.id,
      status: 'cancelled',
      reason: 'Asked.',
    });
    for (const path of [...files(number), ...files('TREE-2222-2222'), ...files('..%2F..'), ...files('x')])
      expect((await t.asVisitor().get(path)).status, path).toBe(404);
  });
});
