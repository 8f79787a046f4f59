/** The only reader of process.env. Lists every error at once; the result is immutable. */
import path from 'node:path';
import { z } from 'zod';
import { isIpAddress } from '../ip.ts';
import {
  type Exposure,
  findDemoErrors,
  findPublicDemoErrors,
  findWeakSecrets,
  isExposed,
  isLoopbackHost,
} from './exposure.rules.ts';

export class ConfigError extends Error {
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(
      `The configuration has ${errors.length} error${errors.length === 1 ? '' : 's'}:\n${errors.map((error) => `  - ${error}`).join('\n')}`,
    );
    this.errors = errors;
  }
}

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const text = z.preprocess(blankIsUnset, z.string().trim().optional());
const flag = z.preprocess(
  blankIsUnset,
  z
    .enum(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off')
    .optional()
    .transform((value) =>
      value === undefined ? undefined : value === 'on' || value === '1' || value === 'true',
    ),
);
const DEMO_MODES = {
  on: 'on',
  '1': 'on',
  true: 'on',
  off: 'off',
  '0': 'off',
  false: 'off',
  public: 'public',
} as const;
const demoMode = z.preprocess(
  blankIsUnset,
  z
    .enum(Object.keys(DEMO_MODES) as (keyof typeof DEMO_MODES)[], 'must be on, off or public')
    .optional()
    .transform((value) => value && DEMO_MODES[value]),
);
const url = (protocols: readonly string[], what: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .string()
      .trim()
      .refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be ${what}`,
      )
      .optional(),
  );

/**
 * Newest first. Existing secrets may contain a comma or end in a space: %2C is a comma,
 * and a single secret is not trimmed.
 */
function secretList(value: string): string[] {
  const secrets = value.includes(',') ? value.split(',').map((secret) => secret.trim()) : [value];
  return secrets.map((secret) => secret.replaceAll('%2C', ','));
}

const schema = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
      .optional(),
  ),
  HOST: text,
  PUBLIC_URL: url(['http:', 'https:'], 'an http(s) address such as https://example.com'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address'),
  ALLOW_EMBEDDED_DB: flag,
  DATA_DIR: text,
  FILES_URL: text,
  SMTP_URL: url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
  MAIL_FROM: text,
  ADMIN_USERNAME: text,
  ADMIN_PASSWORD: z.preprocess(blankIsUnset, z.string().optional()),
  DEMO: demoMode,
  CLAIMS_CONFIRMED: flag,
  APP_SECRET: z.preprocess(
    blankIsUnset,
    z
      .string()
      .transform(secretList)
      .refine(
        (secrets) => secrets.every((secret) => secret.length >= 32),
        'must have at least 32 characters (each one in a list; write a comma inside a secret as %2C)',
      )
      .optional(),
  ),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_BUY_BUTTON_ID: text,
  STRIPE_CHECKOUT_URL: url(['https:', 'http:'], 'an https:// address'),
  STRIPE_API_URL: url(['https:', 'http:'], 'an https:// address'),
  ANALYTICS_SCRIPT_URL: url(['https:', 'http:'], 'an https:// address'),
  ANALYTICS_ID: text,
  TRUST_PROXY: text,
  ALLOWED_HOSTS: text,
  METRICS_TOKEN: text,
  RATE_LIMIT_FACTOR: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('must be a number from 0.1 to 1000')
      .min(0.1, 'must be a number from 0.1 to 1000')
      .max(1000, 'must be a number from 0.1 to 1000')
      .default(1),
  ),
  SNAPSHOT_MINUTES: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('must be a number from 0 to 1440')
      .min(0, 'must be a number from 0 to 1440')
      .max(1440, 'must be a number from 0 to 1440')
      .default(15),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
  ),
  NODE_ENV: text,
});

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const isLoopbackUrl = (address: URL) =>
  LOOPBACK_NAMES.includes(address.hostname) || address.hostname.endsWith('.localhost');
const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export type Config = ReturnType<typeof loadConfig>;

/** Omits the address itself, because it contains a secret. */
function findFilesError(address: string): string | null {
  if (!/^(?:s3|file):\/\//.test(address)) return 'must be an s3:// or file:// address';
  if (!URL.canParse(address))
    return 'cannot be read: write / as %2F, + as %2B and @ as %40 inside its key and secret';
  const { protocol, hostname, username, password, searchParams } = new URL(address);
  if (protocol === 'file:') return hostname ? 'must have three slashes: file:///folder' : null;
  const endpoint = searchParams.get('endpoint');
  if (!hostname || !username || !password || (endpoint !== null && !URL.canParse(endpoint)))
    return 'must look like s3://KEY:SECRET@bucket?endpoint=https://host&region=name';
  return null;
}

/** Whether a Stripe key is a live-mode key; null without a key. */
const isLiveKey = (key: string | undefined): boolean | null =>
  key ? /^(?:sk|rk|pk)_(?:org_)?live_/.test(key) : null;

/** @throws ConfigError that lists every error */
export function loadConfig(env: Record<string, string | undefined>) {
  const unreadable = new Map(
    schema.safeParse(env).error?.issues.map((issue) => [String(issue.path[0]), issue.message]),
  );
  // Unreadable values are left out, so that the checks below still report all other errors.
  const value = schema.parse(
    Object.fromEntries(Object.entries(env).filter(([name]) => !unreadable.has(name))),
  );
  const errors: string[] = [];
  const port = value.PORT ?? 3000;
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${port}`);
  const isPublic = !isLoopbackUrl(publicUrl);
  const stripeConfigured = Boolean(
    value.STRIPE_SECRET_KEY || value.STRIPE_WEBHOOK_SECRET || value.STRIPE_PUBLISHABLE_KEY,
  );
  const isUnconfigured = !value.DATABASE_URL && !value.ADMIN_PASSWORD && !stripeConfigured && !isPublic;
  const exposure: Exposure = {
    demo: value.DEMO ?? (isUnconfigured ? 'on' : 'off'),
    isDemoByDefault: value.DEMO === undefined,
    isProduction: value.NODE_ENV === 'production',
    host: value.HOST ?? 'localhost',
    isPublic,
  };
  const isPublicDemo = exposure.demo === 'public';
  const isPublicShop = isPublic && !isPublicDemo;
  const admin =
    value.ADMIN_USERNAME && value.ADMIN_PASSWORD
      ? { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD }
      : null;
  const webhookSecrets = list(value.STRIPE_WEBHOOK_SECRET);

  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash)
    errors.push('PUBLIC_URL must be an origin without a path');
  if (isPublic && publicUrl.protocol !== 'https:')
    errors.push('PUBLIC_URL must be https:// when it is not a loopback address');
  errors.push(...findDemoErrors(exposure), ...findPublicDemoErrors(exposure.demo, value));
  if (exposure.demo === 'off' && !value.PUBLIC_URL && !isLoopbackHost(exposure.host))
    errors.push(
      `PUBLIC_URL is required with HOST=${exposure.host}, which other machines can reach: the address people open`,
    );
  if (isPublicShop && !value.DATABASE_URL && !value.ALLOW_EMBEDDED_DB) {
    errors.push(
      'DATABASE_URL is required with a public PUBLIC_URL (or set ALLOW_EMBEDDED_DB=1 knowingly: the embedded database does not survive a power cut)',
    );
  }
  if (isPublicShop && !value.ALLOWED_HOSTS) errors.push('ALLOWED_HOSTS is required with a public PUBLIC_URL');
  if (isPublicShop && !value.TRUST_PROXY)
    errors.push('TRUST_PROXY is required with a public PUBLIC_URL (addresses of your proxies, or none)');
  if (!value.APP_SECRET && (isPublicShop || value.DATABASE_URL))
    errors.push('APP_SECRET is required (at least 32 characters)');
  if (Boolean(value.ADMIN_USERNAME) !== Boolean(value.ADMIN_PASSWORD))
    errors.push('ADMIN_USERNAME and ADMIN_PASSWORD go together');
  if (isExposed(exposure)) {
    const appSecrets = value.APP_SECRET ?? [];
    errors.push(...findWeakSecrets({ appSecrets, metricsToken: value.METRICS_TOKEN, webhookSecrets, admin }));
  }
  const liveModes = [isLiveKey(value.STRIPE_SECRET_KEY), isLiveKey(value.STRIPE_PUBLISHABLE_KEY)].filter(
    (mode) => mode !== null,
  );
  if (new Set(liveModes).size > 1)
    errors.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: use two live keys or two test keys',
    );
  const trustProxy = list(value.TRUST_PROXY).filter((item) => item !== 'none');
  for (const address of trustProxy)
    if (!isIpAddress(address)) errors.push(`TRUST_PROXY holds '${address}', which is not an IP address`);
  const filesError = value.FILES_URL && findFilesError(value.FILES_URL);
  if (filesError) errors.push(`FILES_URL ${filesError}`);
  if (value.ANALYTICS_ID && !value.ANALYTICS_SCRIPT_URL)
    errors.push('ANALYTICS_ID needs ANALYTICS_SCRIPT_URL');
  const unread = [...unreadable].map(([name, message]) => `${name} ${message}`);
  const further = errors.filter((error) => !unreadable.has(error.slice(0, error.indexOf(' '))));
  if (unread.length + further.length > 0) throw new ConfigError([...unread, ...further]);

  const dataDir = path.resolve(value.DATA_DIR ?? './data');
  return Object.freeze({
    port,
    host: exposure.host,
    origin: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    isPublic,
    allowedHosts: new Set([publicUrl.host, ...list(value.ALLOWED_HOSTS)].map((host) => host.toLowerCase())),
    trustProxy: new Set(trustProxy),
    /**
     * With a loopback peer and no TRUST_PROXY, all visitors would share
     * one bucket of the limits per address.
     */
    trustProxySet: value.TRUST_PROXY !== undefined || isPublicDemo,
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir,
    filesUrl: value.FILES_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    admin,
    demo: exposure.demo !== 'off',
    /**
     * A demo that the public can use: a new password at each start, a banner on
     * each page, emails behind the login.
     */
    isPublicDemo,
    /** The owner vouches for the reviews and figures that the shop shows. */
    claimsConfirmed: value.CLAIMS_CONFIRMED ?? false,
    /** Newest first; empty if they are kept in DATA_DIR. */
    appSecrets: Object.freeze(value.APP_SECRET ?? []),
    stripe: Object.freeze({
      secretKey: value.STRIPE_SECRET_KEY ?? null,
      /** Several secrets, comma separated, during a rotation. */
      webhookSecrets,
      publishableKey: value.STRIPE_PUBLISHABLE_KEY ?? null,
      buyButtonId: value.STRIPE_BUY_BUTTON_ID ?? null,
      checkoutUrl: value.STRIPE_CHECKOUT_URL ?? null,
      apiUrl: value.STRIPE_API_URL ?? null,
      /** Whether events must be of live mode; null if no key is set. */
      livemode: liveModes[0] ?? null,
    }),
    analytics: value.ANALYTICS_SCRIPT_URL
      ? { scriptUrl: value.ANALYTICS_SCRIPT_URL, id: value.ANALYTICS_ID ?? '' }
      : null,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    metricsToken: value.METRICS_TOKEN ?? null,
    /** Minutes between two snapshots of the embedded database; 0 disables them. */
    snapshotMinutes: value.SNAPSHOT_MINUTES,
    logLevel: value.LOG_LEVEL,
    isDevelopment: value.NODE_ENV === 'development',
  });
}
