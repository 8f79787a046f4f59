/** The mailbox of a demo. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let folder: string;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  folder = path.join(t.deps.config.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
});
const store = (name: string, headers: string[], body = 'Hello') =>
  writeFileSync(path.join(folder, name), [...headers, '', body].join('\r\n'));

it('lists what was sent, newest first, with subject and address, and nothing that is not an email', async () => {
  store('1-first.eml', ['To: ada@shop.example', 'Subject: First <b>']);
  store('2-second.eml', ['Subject: Second']);
  store('3-third.eml', ['To: ada@shop.example']);
  store('4-notes.txt', ['Subject: Notes']);
  const { status, text } = await t.asVisitor().get('/dev/mail');
  expect(status).toBe(200);
  expect(
    [...text.matchAll(/<td><a href="([^"]+)">([^<]*)<\/a><\/td><td>([^<]*)</g)].map((m) => m.slice(1)),
  ).toEqual([
    ['/dev/mail/3-third.eml', '(no subject)', 'ada@shop.example'],
    ['/dev/mail/2-second.eml', 'Second', ''],
    ['/dev/mail/1-first.eml', 'First &lt;b&gt;', 'ada@shop.example'],
  ]);
  expect(text).toContain('3 emails, newest first.');
});

it('lists the newest hundred, and is empty before the first email', async () => {
  for (let n = 100; n < 205; n++) store(`${n}.eml`, [`Subject: Number ${n}`]);
  const { text } = await t.asVisitor().get('/dev/mail');
  expect([
    text.match(/Number \d+/g)?.length,
    text.includes('Number 204'),
    text.includes('Number 104'),
  ]).toEqual([100, true, false]);
  const empty = await createTestApp({ DEMO: 'on' });
  expect((await empty.asVisitor().get('/dev/mail')).text).toContain('0 emails, newest first.');
});

it('finds emails by subject and address in any case, and shows sender and time in UTC', async () => {
  store('1.eml', [
    'From: Shop <shop@shop.example>',
    'To: ada@quill.example',
    'Subject: Your order',
    'Date: Sun, 22 Nov 2026 10:05:00 +0100',
  ]);
  store('2.eml', ['To: bo@bo.example', 'Subject: Payout']);
  const found = async (q: string) =>
    [...(await t.asVisitor().get(`/dev/mail?q=${q}`)).text.matchAll(/mail\/(\d)\.eml/g)].map(
      ([, name]) => name,
    );
  expect(await found('%20YOUR%20order%20')).toEqual(['1']);
  expect(await found('quill')).toEqual(['1']);
  expect(await found('.example')).toEqual(['2', '1']);
  expect(await found('nothing')).toEqual([]);
  const { text } = await t.asVisitor().get('/dev/mail?q=quill');
  for (const part of [
    'shop@shop.example',
    'datetime="2026-11-22T09:05:00.000Z"',
    '>2026-11-22 09:05<',
    'value="quill"',
  ])
    expect(text).toContain(part);
});

it('shows an email in each view without scripts, and loads nothing from elsewhere', async () => {
  store(
    '1.eml',
    ['Content-Type: text/html'],
    '<html><body class="a"><h1>Hello</h1><script>x</script></body></html>',
  );
  store('2.eml', ['Content-Type: text/plain'], 'Only <text>');
  const view = (name: string) => t.asVisitor().get(`/dev/mail/${name}`);
  const html = await view('1.eml');
  expect([html.status, html.text.includes('<h1>Hello</h1>')]).toEqual([200, true]);
  expect((await view('2.eml')).text).toContain('Only &lt;text&gt;');
  expect((await view('1.eml?view=phone')).text).toContain('<iframe');
  for (const name of ['1.eml', '1.eml?view=text', '2.eml', '1.eml?view=phone'])
    expect((await view(name)).headers.get('content-security-policy'), name).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; (img-src data:|frame-src 'self'); base-uri 'none'; frame-ancestors '(self|none)'$/,
    );
});

it.each(['nope.eml', '..%2fapp-secret', '1.txt', 'x%20.eml'])('there is no email %s', async (name) => {
  writeFileSync(path.join(folder, '1.txt'), 'x');
  expectError(await t.asVisitor().get(`/dev/mail/${name}`), 404);
});

it('a shop has no such mailbox', async () => {
  const shop = await createSecondApp({ DEMO: 'off' });
  for (const address of ['/dev/mail', '/dev/mail/1.eml'])
    expectError(await shop.asVisitor().get(address), 404);
});

it('shows the pictures that an email carries, and leaves an unknown one as it is', async () => {
  const part = (headers: string[], body: string) => ['--part', ...headers, '', body];
  store(
    '1.eml',
    ['Content-Type: multipart/related; boundary="part"'],
    [
      ...part(['Content-Type: text/html'], '<img src="cid:design-1"><img src="cid:missing">'),
      ...part(
        ['Content-Type: image/png', 'Content-ID: <design-1>', 'Content-Transfer-Encoding: base64'],
        'iVBORw0KGgo=',
      ),
      '--part--',
    ].join('\r\n'),
  );
  const { text } = await t.asVisitor().get('/dev/mail/1.eml');
  expect(text).toContain('<img src="data:image/png;base64,iVBORw0KGgo="><img src="cid:missing">');
});
