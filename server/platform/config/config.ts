/** The only reader of process.env. Lists every error at once; the result is immutable. */
import path from 'node:path';
import { isIpAddress, isLoopbackHost, plainIp } from '#server/platform/ip.ts';
import { type Environment, environmentSchema, isTracingOff, tracingSettings } from './environment.schema.ts';
import {
  type Exposure,
  findDemoErrors,
  findPublicDemoErrors,
  findWeakSecrets,
  isExposed,
} from './exposure.rules.ts';

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

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isLiveKey = (key: string | undefined): boolean | null =>
  key ? /^(?:sk|rk|pk)_(?:org_)?live_/.test(key) : null;

function deriveSettings(value: Environment) {
  const port = value.PORT ?? 3000;
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${port}`);
  const isPublic = !isLoopbackHost(publicUrl.hostname) && !publicUrl.hostname.endsWith('.localhost');
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
  return {
    port,
    publicUrl,
    isPublic,
    exposure,
    isPublicDemo,
    isPublicShop: isPublic && !isPublicDemo,
    admin:
      value.ADMIN_USERNAME && value.ADMIN_PASSWORD
        ? { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD }
        : null,
    webhookSecrets: list(value.STRIPE_WEBHOOK_SECRET),
    liveModes: [isLiveKey(value.STRIPE_SECRET_KEY), isLiveKey(value.STRIPE_PUBLISHABLE_KEY)].filter(
      (mode) => mode !== null,
    ),
    trustProxy: list(value.TRUST_PROXY).filter((item) => item !== 'none'),
  };
}

type DerivedSettings = ReturnType<typeof deriveSettings>;

const when = (isWrong: unknown, error: string): string[] => (isWrong ? [error] : []);

function findConfigErrors(value: Environment, derived: DerivedSettings): string[] {
  const { publicUrl, isPublic, isPublicShop, exposure, webhookSecrets, admin, liveModes, trustProxy } =
    derived;
  const secrets = { appSecrets: value.APP_SECRET ?? [], metricsToken: value.METRICS_TOKEN, webhookSecrets };
  const filesError = value.FILES_URL && findFilesError(value.FILES_URL);
  return [
    // Addresses
    ...when(
      publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash,
      'PUBLIC_URL must be an origin without a path',
    ),
    ...when(
      isPublic && publicUrl.protocol !== 'https:',
      'PUBLIC_URL must be https:// when it is not a loopback address',
    ),
    ...findDemoErrors(exposure),
    ...findPublicDemoErrors(exposure.demo, value),
    ...when(
      exposure.demo === 'off' && !value.PUBLIC_URL && !isLoopbackHost(exposure.host),
      `PUBLIC_URL is required with HOST=${exposure.host}, which other machines can reach: the address people open`,
    ),
    ...when(
      isPublicShop && !value.DATABASE_URL && !value.ALLOW_EMBEDDED_DB,
      'DATABASE_URL is required with a public PUBLIC_URL (or set ALLOW_EMBEDDED_DB=1 knowingly: the embedded database does not survive a power cut)',
    ),
    ...when(isPublicShop && !value.ALLOWED_HOSTS, 'ALLOWED_HOSTS is required with a public PUBLIC_URL'),
    ...when(
      isPublicShop && !value.TRUST_PROXY,
      'TRUST_PROXY is required with a public PUBLIC_URL (addresses of your proxies, or none)',
    ),
    // Secrets
    ...when(
      !value.APP_SECRET && (isPublicShop || value.DATABASE_URL),
      'APP_SECRET is required (at least 32 characters)',
    ),
    ...when(
      Boolean(value.ADMIN_USERNAME) !== Boolean(value.ADMIN_PASSWORD),
      'ADMIN_USERNAME and ADMIN_PASSWORD go together',
    ),
    ...(isExposed(exposure) ? findWeakSecrets({ ...secrets, admin }) : []),
    // Services
    ...when(
      new Set(liveModes).size > 1,
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: use two live keys or two test keys',
    ),
    ...trustProxy.flatMap((address) =>
      when(!isIpAddress(address), `TRUST_PROXY holds '${address}', which is not an IP address`),
    ),
    ...when(filesError, `FILES_URL ${filesError}`),
    ...when(value.ANALYTICS_ID && !value.ANALYTICS_SCRIPT_URL, 'ANALYTICS_ID needs ANALYTICS_SCRIPT_URL'),
  ];
}

export class ConfigError extends Error {
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(
      `The configuration has ${errors.length} error${errors.length === 1 ? '' : 's'}:\n${errors.map((error) => `  - ${error}`).join('\n')}`,
    );
    this.errors = errors;
  }
}

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** @throws ConfigError that lists every error */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.entries(env).filter(([, value]) => value?.trim());
  const isOff = isTracingOff(Object.fromEntries(filled));
  const given = filled.filter(([name]) => !(isOff && name.startsWith('OTEL_')));
  const unreadable = new Map(
    environmentSchema
      .safeParse(Object.fromEntries(given))
      .error?.issues.map((issue) => [String(issue.path[0]), issue.message]),
  );
  // Unreadable values are left out, so that the checks below still report all other errors.
  const value = environmentSchema.parse(Object.fromEntries(given.filter(([name]) => !unreadable.has(name))));
  const derived = deriveSettings(value);
  const unread = [...unreadable].map(([name, message]) => `${name} ${message}`);
  const further = findConfigErrors(value, derived).filter(
    (error) => !unreadable.has(error.slice(0, error.indexOf(' '))),
  );
  if (unread.length + further.length > 0) throw new ConfigError([...unread, ...further]);

  return Object.freeze(toConfig(value, derived));
}

function toConfig(value: Environment, derived: DerivedSettings) {
  const { port, publicUrl, isPublic, exposure, isPublicDemo, admin, webhookSecrets } = derived;
  return {
    port,
    host: exposure.host,
    origin: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    isPublic,
    allowedHosts: new Set([publicUrl.host, ...list(value.ALLOWED_HOSTS)].map((host) => host.toLowerCase())),
    trustProxy: new Set(derived.trustProxy.map(plainIp)),
    /** With a loopback peer and no TRUST_PROXY, all visitors would share one limit. */
    trustProxySet: value.TRUST_PROXY !== undefined || isPublicDemo,
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR ?? './data'),
    filesUrl: value.FILES_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    /** Chosen by the operator; the site record has defaults. */
    isTimeZoneSet: value.SITE_TIME_ZONE !== undefined,
    isHolidayRegionSet: value.SITE_HOLIDAY_REGION !== undefined,
    admin,
    demo: exposure.demo !== 'off',
    /** Open to the public: a new password at each start, a banner, emails behind the login. */
    isPublicDemo,
    /** Whether the shop shows reviews and figures; null if an owner decides in the admin area. */
    claimsConfirmed: value.CLAIMS_CONFIRMED ?? null,
    /** Whether visitors are asked before a referral code is kept; null if nobody has decided. */
    referralConsent: value.REFERRAL_CONSENT ?? null,
    /** Newest first; empty if they are kept in DATA_DIR. */
    appSecrets: Object.freeze(value.APP_SECRET ?? []),
    stripe: Object.freeze({
      secretKey: value.STRIPE_SECRET_KEY ?? null,
      /** Several during a rotation. */
      webhookSecrets,
      publishableKey: value.STRIPE_PUBLISHABLE_KEY ?? null,
      buyButtonId: value.STRIPE_BUY_BUTTON_ID ?? null,
      checkoutUrl: value.STRIPE_CHECKOUT_URL ?? null,
      apiUrl: value.STRIPE_API_URL ?? null,
      /** Whether events must be of live mode; null if no key is set. */
      livemode: derived.liveModes[0] ?? null,
    }),
    analytics: value.ANALYTICS_SCRIPT_URL
      ? { scriptUrl: value.ANALYTICS_SCRIPT_URL, id: value.ANALYTICS_ID ?? '' }
      : null,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    metricsToken: value.METRICS_TOKEN ?? null,
    /** Between two snapshots; 0 disables them. */
    snapshotMinutes: value.SNAPSHOT_MINUTES,
    tracing: tracingSettings(value),
    logLevel: value.LOG_LEVEL,
    isDevelopment: value.NODE_ENV === 'development',
  };
}
