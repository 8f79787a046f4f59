import { done, type LaunchCheck, todo } from './launch-check.rules.ts';

export function checkDemo(isDemo: boolean): LaunchCheck {
  if (!isDemo) return done('Demo mode is off.');
  return todo(
    'This is a demo: its accounts, orders and emails are samples.',
    'Start the shop with DEMO=off on an empty database. A demo’s database can’t become a shop’s.',
  );
}

/** The request that asked for the checklist, as it reached the server. */
export type Arrival = {
  host: string;
  /** Address of the other end of the connection: the proxy, or the browser. */
  peer: string;
  forwardedFor: string | null;
  /** `http` or `https`, as a proxy reports it. */
  forwardedProto: string | null;
};

export type HttpsFacts = { origin: string; arrival: Arrival };

export function checkHttps({ origin, arrival }: HttpsFacts): LaunchCheck {
  const url = new URL(origin);
  if (url.protocol !== 'https:')
    return todo(
      `PUBLIC_URL is ${origin}, so cookies and passwords travel unencrypted.`,
      'Set PUBLIC_URL to the https:// address of the shop, behind a proxy with a certificate.',
    );
  if (arrival.forwardedProto !== null && arrival.forwardedProto !== 'https')
    return todo(
      `This request reached the proxy over ${arrival.forwardedProto}.`,
      'Let the proxy redirect http:// to https://, except for /api.',
    );
  if (arrival.host.toLowerCase() !== url.host)
    return todo(
      `This request was for ${arrival.host}, while links in emails lead to ${url.host}.`,
      'Let the proxy redirect every other host name to that of PUBLIC_URL, and pass Host unchanged.',
    );
  return done(
    `This request was for ${origin}. Browsers keep to HTTPS for a year (Strict-Transport-Security).`,
  );
}

export type ProxyFacts = {
  arrival: Arrival;
  trusted: readonly string[];
  /** Whether TRUST_PROXY is set, also to `none`. */
  isSet: boolean;
  /** The caller's address as limits count it. */
  client: string;
};

export function checkProxy({ arrival, trusted, isSet, client }: ProxyFacts): LaunchCheck {
  const { peer, forwardedFor } = arrival;
  const isTrusted = trusted.includes(peer);
  if (forwardedFor !== null && !isTrusted)
    return todo(
      `This request came through a proxy at ${peer}, which TRUST_PROXY does not name: all visitors share one limit.`,
      `Set TRUST_PROXY=${[...trusted, peer].join(',')}`,
    );
  if (isTrusted && forwardedFor === null)
    return todo(
      `The proxy at ${peer} does not say for whom it asks: all visitors share one limit.`,
      'Let the proxy set X-Forwarded-For.',
    );
  if (isTrusted) return done(`This request came through ${peer}. Limits count your address, ${client}.`);
  if (trusted.length > 0)
    return todo(
      `This request came from ${peer} directly, past the proxy that TRUST_PROXY names.`,
      'Let only the proxy reach the port of the server, or correct TRUST_PROXY.',
    );
  if (isSet) return done('TRUST_PROXY says that there is no proxy, and this request came through none.');
  return todo(
    'TRUST_PROXY is not set, and this request came through no proxy.',
    'Set TRUST_PROXY to the addresses of your proxies, or to none.',
  );
}

export function checkDatabase(facts: { isEmbedded: boolean; isChosen: boolean }): LaunchCheck {
  if (!facts.isEmbedded) return done('The data is in a PostgreSQL server.');
  const found =
    'The data is in the embedded database. A power cut can lose what came after the last snapshot.';
  if (facts.isChosen) return done(`${found} ALLOW_EMBEDDED_DB accepts that.`);
  return todo(
    found,
    'Set DATABASE_URL to a PostgreSQL server, or accept the risk with ALLOW_EMBEDDED_DB=on.',
  );
}

export function checkAppSecret(facts: { isFromEnvironment: boolean; weakness: string | null }): LaunchCheck {
  const makeOne =
    'Make one with: openssl rand -base64 36, and follow “Replace APP_SECRET” in docs/operations/every-day.md.';
  if (facts.weakness) return todo(`APP_SECRET ${facts.weakness}.`, makeOne);
  if (facts.isFromEnvironment) return done('APP_SECRET is set and hard to guess.');
  return todo(
    'The secret is a file in DATA_DIR, beside the data that it encrypts.',
    'Set APP_SECRET to the line in DATA_DIR/app-secret, and keep a copy where you keep passwords.',
  );
}

export const FREE_BYTES_MIN = 1024 ** 3;
const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

export function checkDisk(freeBytes: number): LaunchCheck {
  const found = `${gigabytes(freeBytes)} of the disk ${freeBytes < FREE_BYTES_MIN ? 'is' : 'are'} free.`;
  if (freeBytes >= FREE_BYTES_MIN) return done(found);
  return todo(
    found,
    `Make at least ${gigabytes(FREE_BYTES_MIN)} free: uploads, snapshots and updates need room.`,
  );
}

export function checkMonitoring(hasMetricsToken: boolean): LaunchCheck {
  if (hasMetricsToken) return done('METRICS_TOKEN is set: your monitoring can read /metrics.');
  return todo(
    'METRICS_TOKEN is not set: no monitoring outside this machine can read /metrics.',
    'Set METRICS_TOKEN, let your monitoring read /metrics and /readyz, and have it alert you.',
  );
}
