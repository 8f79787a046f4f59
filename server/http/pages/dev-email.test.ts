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
  expect(text).toContain('3 mails, newest first');
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
  expect((await empty.asVisitor().get('/dev/mail')).text).toContain('0 mails');
});

it('shows an email as its sender made it, without scripts and without loading anything', async () => {
  store('1.eml', ['Content-Type: text/html'], '<h1>Hello</h1><script>x</script>');
  store('2.eml', ['Content-Type: text/plain'], 'Only <text>');
  const html = await t.asVisitor().get('/dev/mail/1.eml');
  expect(html.text).toContain('<h1>Hello</h1>');
  expect(html.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect((await t.asVisitor().get('/dev/mail/2.eml')).text).toMatch(/^<pre>Only &lt;text&gt;\s*<\/pre>$/);
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
