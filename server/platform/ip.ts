/**
 * Client addresses: how they are found, grouped for limits, and shortened before they are stored.
 */
import { isIP } from 'node:net';

export const isIpAddress = (value: string): boolean => isIP(value) !== 0;

/** `::ffff:10.0.0.1` and `fe80::1%eth0` without prefix and zone. */
export const plainIp = (ip: string): string => {
  const [address = ''] = ip.split('%', 1);
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
};
export const isLoopback = (ip: string): boolean => {
  const plain = plainIp(ip);
  return plain === '::1' || plain.startsWith('127.');
};

/**
 * The socket peer, or the right-most hop that is not one of our proxies. The
 * caller can forge the rest of the header.
 */
export function clientIp(
  peer: string,
  forwardedFor: string | undefined,
  trusted: ReadonlySet<string>,
): string {
  let current = plainIp(peer);
  if (!trusted.has(current)) return current;
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainIp(hop.trim()));
  for (const hop of hops.reverse()) {
    if (!isIpAddress(hop)) return current;
    current = hop;
    if (!trusted.has(current)) return current;
  }
  return current;
}

function expandV6(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle =
    tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].map((part) => Number.parseInt(part || '0', 16).toString(16));
}

/**
 * One key per household: IPv4 as it is, IPv6 by its /64, so that changing
 * addresses within one network has no effect.
 */
export function ipKey(ip: string): string {
  const plain = plainIp(ip);
  return plain.includes(':') ? `${expandV6(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The /48 around the /64 of `ipKey`: one host may own all 65,536 of them. Null for IPv4. */
export function widerIpKey(key: string): string | null {
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** For logs: IPv4 /24, IPv6 /64. */
export function ipPrefix(ip: string): string {
  const plain = plainIp(ip);
  return plain.includes(':') ? ipKey(plain) : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}
