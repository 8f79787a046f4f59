/** Rules for requests to hosts that staff name: never a way into the shop's own network. */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '#server/platform/config/config.ts';
import { fieldError } from '#server/platform/errors.ts';

/** @returns every address of the name */
export type Resolve = (host: string) => Promise<string[]>;
export type Outgoing = {
  requiresHttps: boolean;
  /** For a demo on this machine, whose receivers run beside it. */
  allowsLoopback: boolean;
  resolve: Resolve;
  /** Certificates trusted besides the public ones; for tests. */
  ca?: string;
};

/** The address is not one that may be called. The message is for those who entered it. */
export class TargetRejectedError extends Error {}

const NAME_SERVER_SLOW =
  'The name server did not respond, so the host cannot be checked. Try again in a minute.';

const resolveByDns: Resolve = async (host) => {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1'];
  // Not `dns.lookup`: it blocks a thread of the pool that files and password hashes need.
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
};

export const createOutgoing = (config: Pick<Config, 'isPublic' | 'demo' | 'isPublicDemo'>): Outgoing => ({
  requiresHttps: config.isPublic,
  // Anyone can sign in to a public demo.
  allowsLoopback: config.demo && !config.isPublicDemo,
  resolve: resolveByDns,
});

/** Without the brackets of an IPv6 address and the dot of an absolute name. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * Resolves the host once. One address outside the rules rejects the name: which of them would be
 * used could change from call to call.
 * @returns the address to connect to
 * @throws TargetRejectedError
 */
export async function resolveTarget(rules: Outgoing, url: URL): Promise<string> {
  if (url.protocol !== 'https:' && (rules.requiresHttps || url.protocol !== 'http:'))
    throw new TargetRejectedError('The address must start with https://.');
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await rules.resolve(host).catch(() => []);
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (rules.allowsLoopback && isLoopbackAddress(address));
  const [first] = addresses;
  if (first === undefined)
    throw new TargetRejectedError(`No address was found for the host ${host}. Check its spelling.`);
  if (!addresses.every(isAllowed))
    throw new TargetRejectedError(
      `The host ${host} is in a private or reserved network, which this server does not call. Use a public address.`,
    );
  return first;
}

/** @throws AppError VALIDATION */
export async function requireAllowedUrl(rules: Outgoing, url: string): Promise<void> {
  try {
    await withinTimeLimit((signal) => unlessAborted(resolveTarget(rules, new URL(url)), signal));
  } catch (error) {
    const isSlow = (error as Error).name === 'AbortError';
    if (!isSlow && !(error instanceof TargetRejectedError)) throw error;
    const message = isSlow ? NAME_SERVER_SLOW : (error as Error).message;
    throw fieldError('url', message);
  }
}

/** The time limit of requests to hosts that staff name, from the name server to the last byte. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** @param work a request, or several; the signal ends them */
export async function withinTimeLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // Not AbortSignal.timeout: its timer would keep what belongs to a request until it fires.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** For work that does not know signals. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);

/** The only IPv6 block that is assigned to the public internet (RFC 4291, IANA registry). */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Public by its range, but it answers virtual machines with their own credentials (Azure). */
const METADATA = new Set(['168.63.129.16']);

/**
 * ipaddr.js calls loopback, private, link-local, CGNAT, multicast, reserved, IPv4-mapped, NAT64,
 * 6to4 and Teredo addresses something else than unicast.
 */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads the short and octal forms, which other programs read differently.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(PUBLIC_IPV6);
}

export const isLoopbackAddress = (text: string): boolean =>
  isIP(text) !== 0 && ipaddr.parse(text).range() === 'loopback';
