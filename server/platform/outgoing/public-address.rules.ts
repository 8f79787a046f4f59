/** Which network addresses the server may call when an owner names the host. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
