import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export const isIpAddress = (value: string): boolean => isIP(value) !== 0;

/** One spelling per address, without zone; `::ffff:a00:1` as IPv4. Anything else as it is. */
export function plainIp(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  if (isIP(address) !== 6) return address;
  // URL writes `::1.2.3.4` in hexadecimal, which ipaddr.js would read as IPv4.
  const { hostname } = new URL(`http://[${address}]`);
  return ipaddr.process(hostname.slice(1, -1)).toString();
}
export const isLoopback = (ip: string): boolean => {
  const plain = plainIp(ip);
  return plain === '::1' || plain.startsWith('127.');
};
/** Also an IPv6 address in brackets, as in URLs. */
export const isLoopbackHost = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || (isIpAddress(bare) && isLoopback(bare));
};

/** The peer, or the right-most hop that is no proxy of ours. The rest can be forged. */
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

/** One key per household: IPv4 as it is, IPv6 by its /64. */
export function ipKey(ip: string): string {
  const plain = plainIp(ip);
  if (isIP(plain) !== 6) return plain;
  const groups = ipaddr.parse(plain).toNormalizedString().split(':');
  return `${groups.slice(0, 4).join(':')}::/64`;
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
