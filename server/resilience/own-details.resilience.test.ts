/** A copy of the clone, built and started with all SITE_* variables set. */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Site, site, siteVariables } from '#src/domain/site.ts';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['migrations', 'pages', 'public', 'scripts', 'server', 'src'];
const SETTINGS = ['package.json', 'postcss.config.cjs', 'tsconfig.json', 'vite.config.ts'];
const TEXT_FILE = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

const OWN: Site = {
  brand: 'Moorland',
  product: 'Moorland Web',
  tagline: 'Websites from the moor.',
  legalName: 'Moorland Sites Ltd',
  companyNumber: '01234567',
  registeredIn: 'Scotland',
  vatNumber: 'GB987654321',
  address: '7 Heather Row, Leeds LS1 4AP, United Kingdom',
  email: 'hello@moorland.example',
  phone: '+44 113 496 0999',
  chatNumber: '441134960999',
  instagramUrl: 'https://www.instagram.com/moorland.example',
  linkedinUrl: 'https://www.linkedin.com/company/moorland-example',
  billingSoftware: 'Moorland Invoices',
  plantingPartner: 'Heather Row Trust',
  plantingPlace: 'Yorkshire, England',
  inbox: 'orders@moorland.example',
  timeZone: 'Europe/Dublin',
  holidayRegion: 'IE',
  copyrightYear: '2031',
  themeColor: '#203040',
  themeColorDark: '#102030',
};
/** Details that other texts may name, too: the law that governs, a colour of the palette. */
const COMMON = ['registeredIn', 'timeZone', 'holidayRegion', 'copyrightYear', 'themeColor', 'themeColorDark'];
const SAMPLE = Object.entries(site)
  .filter(([key, value]) => value && !COMMON.includes(key))
  .map(([, value]) => value.toLowerCase());

const mentionsIn = (where: string, text: string): string[] =>
  SAMPLE.filter((value) => text.toLowerCase().includes(value)).map((value) => `${where}: ${value}`);

const env = Object.fromEntries(
  Object.entries(siteVariables()).map(([variable, key]) => [variable, OWN[key]]),
);
/** Emails of each kind, and what the file of a certificate says about itself. */
const TEXTS = `
  import { getDocumentProxy } from 'unpdf';
  import { certificatePdf } from '#server/modules/project/tree/drawing/certificate-pdf.ts';
  import { renderSample, SAMPLE_NAMES } from './server/testing/emails/render-samples.ts';
  import { TREE_SAMPLES } from './server/testing/emails/email-samples.ts';
  const emails = SAMPLE_NAMES.map((name) => renderSample('https://moorland.example', name).email);
  const view = { ...TREE_SAMPLES['tree-planted'].planted, status: 'planted', issuedOn: '2026-11-20' };
  const pdf = await getDocumentProxy(new Uint8Array(await certificatePdf(view, 'https://moorland.example')));
  const text = await (await pdf.getPage(1)).getTextContent();
  console.log(JSON.stringify([emails, await pdf.getMetadata(), text.items.map((item) => item.str).join('')]));
`;

let folder = '';
beforeAll(async () => {
  folder = newDataDir();
  for (const part of [...PARTS, ...SETTINGS])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await node('scripts/build/build.ts');
});
afterAll(cleanUp);

async function node(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...args], {
    cwd: folder,
    env: { ...PROCESS_ENV, ...env },
    maxBuffer: 1e8,
  });
  return stdout;
}

async function demoOrder(shop: ServerProcess, dataDir: string): Promise<string> {
  const order = { customerName: 'Ada Quill', customerEmail: 'ada@quillbinding.example' };
  expect((await shop.post('/api/demo-checkout', order)).status).toBe(201);
  const sent = path.join(dataDir, 'mail');
  const emails = await vi.waitFor(async () => {
    const found = await Promise.all(
      readdirSync(sent).map((name) => PostalMime.parse(readFileSync(path.join(sent, name)))),
    );
    for (const address of [order.customerEmail, OWN.inbox])
      expect(found.flatMap(({ to }) => to?.map((person) => person.address))).toContain(address);
    return found;
  }, TIMEOUT);
  return JSON.stringify(emails);
}

it('no page, script, file, email or certificate names the sample shop', async () => {
  const built = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    TEXT_FILE.test(name),
  );
  expect(built).toEqual(
    expect.arrayContaining(['client/index.html', 'client/manifest.webmanifest', 'client/blog/rss.xml']),
  );
  const mentions = built.flatMap((name) =>
    mentionsIn(name, readFileSync(path.join(folder, 'dist', name), 'utf8')),
  );
  expect(mentions).toEqual([]);

  const texts = await node('--input-type=module', '--eval', TEXTS);
  expect(texts).toContain(OWN.legalName);
  expect(mentionsIn('emails and certificate', texts)).toEqual([]);
});

it('what the server adds while it runs does not name it either', async () => {
  const dataDir = newDataDir();
  const start = [process.execPath, ...NODE_FLAGS, path.join(folder, 'scripts/start.ts')];
  const shop = await startServerProcess({ ...env, DEMO: 'on', DATA_DIR: dataDir }, start);
  await shop.ready();
  expect(shop.errors()).not.toContain('Built in');
  for (const address of [
    '/',
    '/manifest.webmanifest',
    '/blog/rss.xml',
    '/api/openapi.json',
    '/api/docs',
    '/affiliate-login',
    '/order-confirmation',
    '/admin-login',
    '/no-such-page',
  ]) {
    const text = await (await fetch(`${shop.origin}${address}`)).text();
    expect(text).toContain(OWN.brand);
    expect(mentionsIn(address, text)).toEqual([]);
  }
  const emails = await demoOrder(shop, dataDir);
  expect(emails).toContain(OWN.product);
  expect(mentionsIn('emails of an order', emails)).toEqual([]);
  expect(mentionsIn('demo mailbox', await (await fetch(`${shop.origin}/dev/mail`)).text())).toEqual([]);
});
