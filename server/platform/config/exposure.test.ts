import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from '../ip.ts';
import { ConfigError, loadConfig } from './config.ts';

const SECRET = 'Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71';
const SHOP = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://u:p@db/shop',
  ALLOWED_HOSTS: 'shop.example',
  TRUST_PROXY: '10.0.0.1',
  APP_SECRET: SECRET,
};
const CONTAINER = { NODE_ENV: 'production', HOST: '0.0.0.0' };

function errorsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('H1: demo mode with its known password', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['NODE_ENV=production', { NODE_ENV: 'production' }, /with NODE_ENV=production/],
    ['a HOST that others can reach', { HOST: '0.0.0.0' }, /with HOST=0\.0\.0\.0/],
    ['a HOST of IPv6', { HOST: '::' }, /with HOST=::/],
    ['a HOST that only looks like loopback', { HOST: '127.evil.example' }, /with HOST=127\.evil\.example/],
  ])('H1: does not start with %s, whether by default or set explicitly', (_, env, expected) => {
    expect(errorsOf(env)).toEqual([expect.stringMatching(expected)]);
    expect(errorsOf(env)[0]).toMatch(/^DEMO is on while no DATABASE_URL/);
    expect(errorsOf({ ...env, DEMO: 'on' })).toEqual([expect.stringMatching(expected)]);
  });

  it('H1: does not start with a public PUBLIC_URL', () =>
    expect(errorsOf({ ...SHOP, DEMO: 'on' })).toEqual([
      expect.stringMatching(/^DEMO cannot be on with a public PUBLIC_URL/),
    ]));

  it('H1: every reason has its own sentence, in addition to the other errors', () => {
    const errors = errorsOf({ ...CONTAINER, DEMO: 'on', PUBLIC_URL: 'https://demo.example' });
    expect(errors.filter((error) => error.startsWith('DEMO cannot be on'))).toHaveLength(3);
    expect(errors.some((error) => error.startsWith('DATABASE_URL'))).toBe(true);
  });

  it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1'])(
    'H1: starts on %s without further variables',
    (HOST) => expect(loadConfig({ HOST })).toMatchObject({ demo: true, isPublicDemo: false }),
  );

  it('H1: a container starts as a shop only with its public address', () => {
    expect(errorsOf({ ...CONTAINER, DEMO: 'off' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is required with HOST=0\.0\.0\.0/),
    ]);
    expect(errorsOf({ ...CONTAINER, ...SHOP })).toEqual([]);
  });

  it('a host is loopback by its address, not by its spelling', () =>
    expect(
      ['localhost', '127.0.0.1', '::1', '127.evil.example', '0.0.0.0', '0', 'localhost.example'].map(
        isLoopbackHost,
      ),
    ).toEqual([true, true, true, false, false, false, false]));
});

describe('H1: DEMO=public', () => {
  it('H1: is the only demo that starts in a container and under a public address', () => {
    expect(loadConfig({ ...CONTAINER, DEMO: 'public' })).toMatchObject({
      demo: true,
      isPublicDemo: true,
      isPublic: false,
    });
    expect(loadConfig({ ...CONTAINER, DEMO: 'public', PUBLIC_URL: 'https://demo.example' })).toMatchObject({
      demo: true,
      isPublicDemo: true,
      origin: 'https://demo.example',
    });
  });

  it('H1: its address must be https, because of the cookies', () =>
    expect(errorsOf({ DEMO: 'public', PUBLIC_URL: 'http://demo.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be https/),
    ]));

  it('H1: limits per address also apply without TRUST_PROXY', () =>
    expect([loadConfig({ DEMO: 'public' }).trustProxySet, loadConfig({ DEMO: 'on' }).trustProxySet]).toEqual([
      true,
      false,
    ]));

  it.each([
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'four kettles under a bridge' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_x' }],
    ['STRIPE_CHECKOUT_URL', { STRIPE_CHECKOUT_URL: 'https://buy.stripe.com/x' }],
  ])('H1: cannot be combined with %s', (name, env) =>
    expect(errorsOf({ DEMO: 'public', ...env })).toContainEqual(
      expect.stringMatching(new RegExp(`^${name} cannot be set with DEMO=public`)),
    ),
  );

  it.each(['on', '1', 'true'])('DEMO=%s is the local demo', (DEMO) =>
    expect(loadConfig({ DEMO })).toMatchObject({ demo: true, isPublicDemo: false }),
  );
  it.each(['off', '0', 'false'])('DEMO=%s is no demo', (DEMO) =>
    expect(loadConfig({ DEMO })).toMatchObject({ demo: false, isPublicDemo: false }),
  );
});

describe('L7: secrets of a server that others can reach', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['an APP_SECRET of one letter', { APP_SECRET: 'a'.repeat(40) }, /^APP_SECRET is easy to guess/],
    [
      'the example APP_SECRET',
      { APP_SECRET: 'at-least-32-characters-of-randomness' },
      /^APP_SECRET is a known example/,
    ],
    [
      'a common ADMIN_PASSWORD',
      { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'passwordpassword1' },
      /^ADMIN_PASSWORD is not strong enough\. This password is too common/,
    ],
    [
      'an ADMIN_PASSWORD made of the username',
      { ADMIN_USERNAME: 'robinhood', ADMIN_PASSWORD: 'robinhoodrobinhood' },
      /^ADMIN_PASSWORD is not strong enough/,
    ],
    ['a METRICS_TOKEN of one letter', { METRICS_TOKEN: 'b'.repeat(20) }, /^METRICS_TOKEN is easy to guess/],
    [
      'a guessable webhook secret',
      { STRIPE_WEBHOOK_SECRET: `whsec_${SECRET},whsec_secret` },
      /^STRIPE_WEBHOOK_SECRET must have/,
    ],
  ])('L7: %s prevents the start, and the message does not contain it', (_, env, expected) => {
    for (const place of [SHOP, { ...SHOP, PUBLIC_URL: 'http://localhost:3000', ...CONTAINER }])
      expect(errorsOf({ ...place, ...env })).toEqual([expect.stringMatching(expected)]);
    for (const secret of [env.APP_SECRET, env.ADMIN_PASSWORD, env.METRICS_TOKEN])
      if (secret) expect(JSON.stringify(errorsOf({ ...SHOP, ...env }))).not.toContain(secret);
  });

  it('L7: strong ones start', () =>
    expect(
      errorsOf({
        ...SHOP,
        ADMIN_USERNAME: 'robin',
        ADMIN_PASSWORD: 'four kettles under a bridge',
        METRICS_TOKEN: 'q8ZrW1tYxN4vKp2s',
        STRIPE_WEBHOOK_SECRET: `whsec_${SECRET}`,
      }),
    ).toEqual([]));
});
