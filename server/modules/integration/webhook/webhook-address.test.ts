/** Which addresses an endpoint may have: never one in the shop's own network. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { closeReceivers, startReceiver, untilDeliveries } from '#server/testing/webhook-receiver.ts';

let t: TestApp;
let owner: Caller;
async function start(env: Record<string, string>): Promise<void> {
  t = await createTestApp(env);
  owner = await t.asAdmin('owner');
}
afterEach(async () => {
  await t.deps.background.webhooks?.stop();
  await closeReceivers();
});

const PUBLIC_SHOP = {
  PUBLIC_URL: 'https://shop.example',
  ALLOWED_HOSTS: 'localhost:3000',
  TRUST_PROXY: 'none',
  APP_SECRET: 'a secret only tests know: forty letters!',
  ALLOW_EMBEDDED_DB: '1',
  CLAIMS_CONFIRMED: '1',
};
const endpoint = (url: string) => ({ url, events: ['contact.created'] });

describe('SEC-26 the address of an endpoint', () => {
  const PRIVATE = [
    'http://127.0.0.1/',
    'http://localhost:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://0.0.0.0/',
    'http://inside.example/',
    'http://inside.example./',
    'http://LOCALHOST./',
    'http://api.localhost/',
    'http://0/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127.0.0.1#@8.8.8.8/',
    'http://127.0.0.1\\@8.8.8.8/',
    'http://127.0.0.1:80/?https://8.8.8.8/',
    'http://[::]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[0:0:0:0:0:0:0:1]/',
  ];

  it('is not in a private network', async () => {
    await start({ DEMO: 'off' });
    t.deps.outgoing.resolve = async () => ['93.184.216.34', '192.168.0.7'];
    const { view } = await makeWebhookEndpoint(t);
    for (const url of PRIVATE) {
      const response = await owner.post('/api/webhook-endpoints', endpoint(url));
      expectError(response, 400);
      expect(response.body.message, url).toMatch(/is in a private or reserved network/);
      const changed = await owner.patch(`/api/webhook-endpoints/${view.id}`, { url });
      expect([url, changed.status, changed.body.issues[0].path]).toEqual([url, 400, ['url']]);
    }
  });

  it('has a host that exists', async () => {
    await start({ DEMO: 'off' });
    t.deps.outgoing.resolve = async () => {
      throw new Error('ENOTFOUND');
    };
    expectError(
      await owner.post('/api/webhook-endpoints', endpoint('https://nowhere.example/')),
      400,
      'No address was found for the host nowhere.example. Check its spelling.',
    );
  });

  it('of a public shop starts with https', async () => {
    await start(PUBLIC_SHOP);
    expectError(
      await owner.post('/api/webhook-endpoints', endpoint('http://8.8.8.8/')),
      400,
      'The address must start with https://.',
    );
  });

  it('is judged again at every delivery: a name that changes its answer is not followed', async () => {
    const receiver = await startReceiver();
    let addresses = ['93.184.216.34'];
    await start({ DEMO: 'off' });
    t.deps.outgoing.resolve = async () => addresses;
    const url = receiver.url.replace('127.0.0.1', 'rebind.example');
    const { view } = await makeWebhookEndpoint(t, url);
    addresses = ['127.0.0.1'];
    await t.asVisitor().post('/api/contacts', CONTACT);
    t.deps.background.webhooks?.start();
    const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.attempts.length === 1);
    expect(delivery?.attempts[0]).toMatchObject({
      status: null,
      response: expect.stringContaining('rebind.example is in a private or reserved network'),
    });
    expect(receiver.received).toEqual([]);
  });
});

describe('SEC-26 a public demo', () => {
  it('calls nothing on its own machine: anyone can sign in to it', async () => {
    await start({ DEMO: 'public' });
    const response = await owner.post('/api/webhook-endpoints', endpoint('http://127.0.0.1:9000/'));
    expectError(response, 400);
  });
});
