/** SEC-04 and SEC-28: which callers and host names are accepted. */
import { describe, expect, it } from 'vitest';
import { isAllowedHost, isLoopbackName, rejectCrossSite } from './cross-site.ts';

const OWN = 'http://localhost:3000';
const CONFIG = { origin: OWN, allowedHosts: new Set<string>(), isPublic: false };
function isAccepted(method: string, headers: Record<string, string>): boolean {
  try {
    const request = { method, headers: new Headers(headers) } as Request;
    rejectCrossSite(request, CONFIG);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'CSRF', status: 403 });
    return false;
  }
}

describe('SEC-04: calls from pages of other sites are rejected', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['a program', 'POST', {}, true],
    ['a program that reads', 'GET', {}, true],
    ['a preflight of another site', 'OPTIONS', { 'sec-fetch-site': 'cross-site' }, true],
    ['our page', 'POST', { 'sec-fetch-site': 'same-origin' }, true],
    ['our page reads', 'GET', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', 'POST', { 'sec-fetch-site': 'cross-site' }, false],
    ['a page of a sister domain', 'POST', { 'sec-fetch-site': 'same-site' }, false],
    ['another site that reads', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['the address bar', 'GET', { 'sec-fetch-site': 'none' }, true],
    ['the address bar, for the headers only', 'HEAD', { 'sec-fetch-site': 'none' }, true],
    ['the address bar does not send forms', 'POST', { 'sec-fetch-site': 'none' }, false],
    ['a link', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true],
    ['a form', 'POST', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
    ['a picture', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false],
    ['an old browser on our page', 'POST', { origin: OWN }, true],
    ['an old browser on another site', 'POST', { origin: 'https://evil.example' }, false],
    ['an old browser that reads', 'GET', { origin: 'https://evil.example' }, false],
    ['a sandboxed page', 'POST', { origin: 'null' }, false],
    ['the same loopback name', 'POST', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    ['another loopback name', 'POST', { origin: 'http://127.0.0.1:3000', host: 'localhost:3000' }, false],
    ['another port', 'POST', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, false],
    ['another protocol', 'POST', { origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    ['a host that is not ours', 'POST', { origin: 'http://evil.example', host: 'evil.example' }, false],
    ['no host', 'POST', { origin: 'http://127.0.0.1:3000' }, false],
    [
      'the site of the browser counts before its origin',
      'POST',
      { 'sec-fetch-site': 'cross-site', origin: OWN },
      false,
    ],
  ])('%s: %s %j is accepted: %s', (_, method, headers, accepted) => {
    expect(isAccepted(method, headers)).toBe(accepted);
  });
});

describe('SEC-28: host names', () => {
  const allowedHosts = new Set(['shop.example', 'shop.example:8443']);
  it.each<[string, boolean, boolean]>([
    ['shop.example', true, true],
    ['SHOP.example', true, true],
    ['shop.example:8443', true, true],
    ['shop.example:443', true, true],
    ['shop.example:', false, false],
    ['shop.example.evil.example', false, false],
    ['evil-shop.example', false, false],
    ['localhost', true, false],
    ['localhost:3000', true, false],
    ['LOCALHOST:3000', true, false],
    ['127.0.0.1:80', true, false],
    ['[::1]:3000', true, false],
    ['::1', false, false],
    ['localhost:123456', false, false],
    ['localhost:', false, false],
    ['xlocalhost', false, false],
    ['localhost.evil.example', false, false],
    ['127x0.0.1', false, false],
    ['127.0x0.1', false, false],
    ['127.0.0x1', false, false],
    ['', false, false],
  ])('%j is accepted in a shop under development: %s, in a public one: %s', (host, local, open) => {
    expect([
      isAllowedHost(host, { allowedHosts, isPublic: false }),
      isAllowedHost(host, { allowedHosts, isPublic: true }),
    ]).toEqual([local, open]);
  });

  it('a loopback name is recognised in capitals too', () => {
    expect([isLoopbackName('LocalHost'), isLoopbackName('shop.example')]).toEqual([true, false]);
  });
});
