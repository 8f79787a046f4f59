/** Addresses, events and bodies of endpoints that are meant to break something. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { EVENT_TYPES } from '#src/domain/reported-events.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'off' });
  owner = await t.asAdmin('owner');
});

const PATH = '/api/webhook-endpoints';
const BODY = { url: 'https://8.8.8.8/', events: ['contact.created'] };
const FULL_ADDRESS = 'Enter the full address of the endpoint, for example https://crm.example/webhooks.';
const TOO_LONG = 'Use at most 500 characters.';
const AT_LEAST_ONE = 'Choose at least one event.';
const CHOOSE = `Choose events from: ${EVENT_TYPES.join(', ')}.`;

/** The same when it is added and when it is changed. */
async function expectRejected(
  name: 'url' | 'events',
  cases: readonly (readonly [value: unknown, message: unknown])[],
): Promise<void> {
  const { view } = await makeWebhookEndpoint(t);
  for (const [value, message] of cases) {
    const added = await owner.post(PATH, { ...BODY, [name]: value });
    expectError(added, 400);
    const changed = await owner.patch(`${PATH}/${view.id}`, { [name]: value });
    expect([value, added.body.message, changed.status, changed.body.message]).toEqual([
      value,
      message,
      400,
      message,
    ]);
  }
  expect(await owner.api.webhookEndpoints.list.query()).toEqual([view]);
}

describe('SEC-26 the text of an address', () => {
  const NO_ADDRESSES = [
    ...['https://user@8.8.8.8/', 'https://:secret@8.8.8.8/', 'https://8.8.8.8:0/', 'https://8.8.8.8:65536/'],
    ...['https://', 'https:///', '//8.8.8.8/', '8.8.8.8', 'https://a b.example/', 'https://[::1'],
    ...['https://[fe80::1%25eth0]/', 'https://8.8.8.8.8/', 'https://256.1.1.1/'],
    ...[
      'javascript:alert(1)',
      'file:///etc/passwd',
      'gopher://8.8.8.8/',
      'ws://8.8.8.8/',
      'data:text/html,x',
    ],
    ...['', null, 1, true, {}, ['https://8.8.8.8/']],
  ];

  it('is a whole address of a program, without a password', () =>
    expectRejected(
      'url',
      NO_ADDRESSES.map((url) => [url, FULL_ADDRESS]),
    ));

  it('is at most 500 characters, also once it is escaped and its host is ASCII', () =>
    expectRejected('url', [
      [`https://8.8.8.8/${'x'.repeat(500)}`, TOO_LONG],
      [`https://8.8.8.8/${'ü'.repeat(400)}`, TOO_LONG],
      [`https://${'ü.'.repeat(30)}example/?${'q'.repeat(250)}`, TOO_LONG],
    ]));

  it('has no control characters and no half characters', () => {
    const sentence = expect.stringMatching(/\.$/);
    return expectRejected('url', [
      ['https://8.8.8.8/\r\nX-Header: 1', sentence],
      ['https://8.8.8.8/\u0000', sentence],
      ['https://8.8.8.8/\ud800', sentence],
    ]);
  });

  it('is kept as it will be called: ASCII host, no fragment, no look-alikes of digits', async () => {
    const asked: string[] = [];
    t.deps.outgoing.resolve = async (host) => {
      asked.push(host);
      return ['93.184.216.34'];
    };
    const stored = async (url: string) => (await owner.post(PATH, { ...BODY, url })).body.view.url;
    expect(await stored('HTTPS://BÜCHER.example:443/a b?q=ü#top')).toBe(
      'https://xn--bcher-kva.example/a%20b?q=%C3%BC',
    );
    expect(await stored('https://8.8.8.8\\@127.0.0.1/')).toBe('https://8.8.8.8/@127.0.0.1/');
    expect(await stored('https://８.８.８.８/')).toBe('https://8.8.8.8/');
    expect(asked).toEqual(['xn--bcher-kva.example']);
  });
});

describe('the events of an endpoint', () => {
  it('are a list of known names', () =>
    expectRejected('events', [
      ['contact.created', AT_LEAST_ONE],
      [{ 0: 'contact.created' }, AT_LEAST_ONE],
      [null, AT_LEAST_ONE],
      [[], AT_LEAST_ONE],
      [[null], CHOOSE],
      [[1], CHOOSE],
      [[['contact.created']], CHOOSE],
      [['contact.created\u0000'], CHOOSE],
      [['x'.repeat(5000)], CHOOSE],
      [['*'], CHOOSE],
      [['__proto__'], expect.stringMatching(/^There is no event named __proto__\./)],
      [['CONTACT.CREATED'], expect.stringMatching(/^There is no event named CONTACT\.CREATED\./)],
    ]));

  it('named a thousand times counts once', async () => {
    const { status, body } = await owner.post(PATH, { ...BODY, events: Array(1000).fill('contact.created') });
    expect([status, body.view.events]).toEqual([201, ['contact.created']]);
  });
});

it('fields that do not exist change nothing; a body that names a prototype is rejected', async () => {
  const { view } = await makeWebhookEndpoint(t);
  const change = (raw: string) =>
    owner.call(`${PATH}/${view.id}`, {
      method: 'PATCH',
      raw,
      headers: { 'content-type': 'application/json' },
    });
  const others = '"createdBy":"mallory","id":1000,"deletedAt":"2026-01-01","secretEncrypted":"x"';
  const { body } = await change(`{"description":"CRM",${others}}`);
  expect(body).toEqual({ ...JSON.parse(JSON.stringify(view)), description: 'CRM' });
  expectError(await change('{"description":"CRM","__proto__":{"enabled":false}}'), 400);
});
