import { expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './outgoing.ts';

const REJECTED: [kind: string, ...addresses: string[]][] = [
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified and broadcast', '0.0.0.0', '0.1.2.3', '255.255.255.255', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ['link-local', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1'],
  ['metadata', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '192.0.0.192', '168.63.129.16'],
  ['carrier-grade NAT', '100.64.0.1', '100.127.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved', '240.0.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ['IPv4-mapped and -compatible', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::1'],
  ['6to4 and Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378::1'],
  ['documentation and discard', '2001:db8::1', '3fff::1', '100::1'],
  ['outside the public block', '4000::1', '5f00::1', '1::1'],
  ['no address', '', 'localhost', '8.8.8.8.8', '1.2.3', '0x7f.0.0.1', '010.8.8.8'],
];

it.each(REJECTED)('SEC-26: %s is never called', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it('SEC-26: public addresses are called', () => {
  const addresses = ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::6810:1', '2a00:1450:4001::1'];
  expect(addresses.filter(isPublicAddress)).toEqual(addresses);
});

it('only loopback addresses are allowed to a demo', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every(isLoopbackAddress)).toBe(true);
  expect(['0.0.0.0', '10.0.0.1', '::ffff:127.0.0.1', '::'].some(isLoopbackAddress)).toBe(false);
});
