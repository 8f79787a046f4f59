import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const PUBLIC = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://u:p@db/shop',
  ALLOWED_HOSTS: 'shop.example',
  TRUST_PROXY: '10.0.0.1',
  APP_SECRET: 'Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
};
function errors(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs no variables on loopback: demo mode on the embedded database', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      origin: 'http://localhost:3000',
      demo: true,
      databaseUrl: null,
      isHttps: false,
    });
  });

  it('blank values count as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      demo: true,
    });
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['nothing set', {}, true],
    ['a database', { DATABASE_URL: 'postgres://x/y', APP_SECRET: 'x'.repeat(32) }, false],
    ['an admin password', { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'a long enough password' }, false],
    ['a Stripe key', { STRIPE_SECRET_KEY: 'sk_test_x' }, false],
    ['a public address', PUBLIC, false],
    ['off', { DEMO: 'off' }, false],
    ['0', { DEMO: '0' }, false],
    [
      'an explicit 1 and a database',
      { DEMO: '1', DATABASE_URL: 'postgres://x/y', APP_SECRET: 'x'.repeat(32) },
      true,
    ],
  ])('demo mode with %s', (_, env, demo) => expect(loadConfig(env).demo).toBe(demo));

  it.each<[string, Record<string, string>, RegExp]>([
    ['a port of letters', { PORT: 'abc' }, /^PORT must be a port number/],
    ['a port too high', { PORT: '70000' }, /^PORT must be a port number/],
    ['an invalid address', { PUBLIC_URL: 'shop' }, /^PUBLIC_URL must be an http/],
    ['an address with a path', { PUBLIC_URL: 'http://localhost:3000/shop' }, /^PUBLIC_URL must be an origin/],
    ['another database', { DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must be a postgres/],
    ['demo "maybe"', { DEMO: 'maybe' }, /^DEMO must be on, off or public/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
    ['a short secret', { APP_SECRET: 'short' }, /^APP_SECRET must have at least 32/],
    [
      'a list with a short secret',
      { APP_SECRET: `${'x'.repeat(32)},short` },
      /^APP_SECRET must have at least 32/,
    ],
    [
      'a list that ends in a comma',
      { APP_SECRET: `${'x'.repeat(32)},` },
      /^APP_SECRET must have at least 32/,
    ],
    ['half an admin', { ADMIN_USERNAME: 'robin' }, /go together/],
    ['a proxy without an IP address', { TRUST_PROXY: 'proxy.local' }, /^TRUST_PROXY holds 'proxy.local'/],
    ['an unknown file store', { FILES_URL: 'ftp://x' }, /^FILES_URL must be/],
    [
      'a file store that cannot be read',
      { FILES_URL: 's3://KEY:se/cret@bucket?endpoint=https://s3.example' },
      /^FILES_URL cannot be read/,
    ],
    [
      'a file store without a key',
      { FILES_URL: 's3://bucket?region=eu-west-1' },
      /^FILES_URL must look like/,
    ],
    ['an analytics id without a script', { ANALYTICS_ID: 'x' }, /^ANALYTICS_ID needs/],
    [
      'L8: Stripe keys of two modes',
      { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      /^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes/,
    ],
    ['an unknown time zone', { SITE_TIME_ZONE: 'Mars/Olympus' }, /^SITE_TIME_ZONE must be a time zone/],
    [
      'a holiday region by name',
      { SITE_HOLIDAY_REGION: 'England' },
      /^SITE_HOLIDAY_REGION must be a country/,
    ],
    ['an email server with an http address', { SMTP_URL: 'http://x' }, /^SMTP_URL must be/],
  ])('%s is an error with its own sentence', (_, env, expected) => {
    const found = errors(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });
});

describe('traces', () => {
  const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

  it.each<[string, Record<string, string>]>([
    ['without an address of a collector', { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'other' }],
    ['with OTEL_SDK_DISABLED', { ...ON, OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
    ['with the exporter none', { ...ON, OTEL_TRACES_EXPORTER: 'none' }],
  ])('are off %s', (_, env) => expect(loadConfig(env).tracing).toBeNull());

  it('are on with the address of a collector', () => {
    const tracing = { sampler: 'parentbased_always_on', ratio: 1 };
    expect(loadConfig(ON)).toMatchObject({ tracing });
    expect(loadConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.example/t' })).toMatchObject({
      tracing,
    });
    const sampled = { ...ON, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(loadConfig(sampled)).toMatchObject({ tracing: { sampler: 'traceidratio', ratio: 0.1 } });
  });

  it.each<[string, string, RegExp]>([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /must be an http\(s\) address/],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector', /must be an http\(s\) address/],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /must be http\/protobuf, on the port of the collector/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret', /must be a list such as name=value,other=value/],
    ['OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'key=%', /must be a list/],
    ['OTEL_RESOURCE_ATTRIBUTES', 'region=eu,shop', /must be a list/],
    ['OTEL_SDK_DISABLED', 'yes', /must be true or false$/],
    ['OTEL_TRACES_EXPORTER', 'jaeger', /must be otlp or none$/],
    ['OTEL_TRACES_SAMPLER', 'sometimes', /must be always_on, .+ or parentbased_traceidratio$/],
    ['OTEL_TRACES_SAMPLER_ARG', '10 %', /must be a number from 0 to 1/],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1', /must be a number from 0 to 1/],
  ])('%s=%s is an error with its own sentence', (name, value, expected) => {
    const found = errors({ ...ON, [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} ${expected.source}`));
  });
});

describe('L13 APP_SECRET', () => {
  const [newer, older] = ['Gw7!nq2Zp9-vT4_kX8rLd3Bf6Ys1Hc5Jm', 'Vb3-eM8uQ1zR6_hN9tKw4Cx7Pa2Lf5Gj'];
  it('is one secret, or a list with the newest first', () => {
    expect(loadConfig({ APP_SECRET: newer }).appSecrets).toEqual([newer]);
    expect(loadConfig({ APP_SECRET: `${newer}, ${older}` }).appSecrets).toEqual([newer, older]);
    expect(loadConfig({}).appSecrets).toEqual([]);
    expect(loadConfig({ APP_SECRET: 'with a comma%2C as an older one may have' }).appSecrets).toEqual([
      'with a comma, as an older one may have',
    ]);
  });
  it('must not be the example, alone or in a list', () => {
    const found = errors({ ...PUBLIC, APP_SECRET: `${newer},at-least-32-characters-of-randomness` });
    expect(found).toEqual([expect.stringMatching(/^APP_SECRET is a known example/)]);
  });
});

describe('SEC-34 a public address has more requirements', () => {
  it('a complete configuration has no errors', () => expect(errors(PUBLIC)).toEqual([]));

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ['http', { PUBLIC_URL: 'http://shop.example' }, /must be https/],
    ['demo mode', { DEMO: 'on' }, /^DEMO cannot be on/],
    ['the embedded database', { DATABASE_URL: undefined }, /^DATABASE_URL is required/],
    ['no ALLOWED_HOSTS', { ALLOWED_HOSTS: undefined }, /^ALLOWED_HOSTS is required/],
    ['no TRUST_PROXY', { TRUST_PROXY: undefined }, /^TRUST_PROXY is required/],
    ['no secret', { APP_SECRET: undefined }, /^APP_SECRET is required/],
    [
      'a password of one letter',
      { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'aaaaaaaaaaaaaaaa' },
      /^ADMIN_PASSWORD is not strong enough/,
    ],
    [
      'the secret of the example file',
      { APP_SECRET: 'at-least-32-characters-of-randomness' },
      /^APP_SECRET is a known example/,
    ],
    ['a token of a few letters', { METRICS_TOKEN: 'letmein' }, /^METRICS_TOKEN must have/],
    [
      'a short password',
      { ADMIN_USERNAME: 'robin', ADMIN_PASSWORD: 'demo-admin' },
      /^ADMIN_PASSWORD is not strong enough/,
    ],
  ])('%s is rejected', (_, change, expected) => {
    const env = Object.fromEntries(
      Object.entries({ ...PUBLIC, ...change }).filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
    expect(errors(env)).toEqual([expect.stringMatching(expected)]);
  });

  it('the embedded database and a setup without proxies can be chosen explicitly', () => {
    const { DATABASE_URL: _, ...rest } = PUBLIC;
    expect(errors({ ...rest, ALLOW_EMBEDDED_DB: '1', TRUST_PROXY: 'none' })).toEqual([]);
  });

  it('a proxy is known in every spelling of its address', () => {
    const { trustProxy } = loadConfig({ ...PUBLIC, TRUST_PROXY: '2001:DB8:0::1, ::ffff:10.0.0.1' });
    expect([...trustProxy]).toEqual(['2001:db8::1', '10.0.0.1']);
  });

  it('no error message contains a secret', () => {
    expect(JSON.stringify(errors({ FILES_URL: 's3://KEY:wrde/pfl@bucket' }))).not.toContain('pfl');
  });

  it('all errors are listed at once', () => {
    const found = errors({ PUBLIC_URL: 'http://shop.example', DEMO: 'on' });
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(new ConfigError(found).message.split('\n')).toHaveLength(found.length + 1);
  });

  it('an unreadable value does not hide other errors, and is named once', () => {
    const found = errors({ PORT: 'abc', APP_SECRET: 'x', PUBLIC_URL: 'http://shop.example', DEMO: 'on' });
    for (const name of [
      'PORT',
      'APP_SECRET',
      'PUBLIC_URL',
      'DEMO',
      'DATABASE_URL',
      'ALLOWED_HOSTS',
      'TRUST_PROXY',
    ])
      expect(
        found.filter((error) => error.startsWith(`${name} `)),
        name,
      ).toHaveLength(1);
  });
});
