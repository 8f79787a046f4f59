import { getDomain } from 'tldts';
import { describe, expect, it } from 'vitest';
import { comparableEmail, sharesCompanyDomain } from './comparable-email.rules.ts';

it('comparison ignores Gmail’s dots and plus tags', () => {
  expect(comparableEmail('A.B.C+shop@GoogleMail.com')).toBe('abc@gmail.com');
  expect(comparableEmail('a.b+c@firm.example')).toBe('a.b+c@firm.example');
});

describe('L10: tagged addresses of one mailbox are equal', () => {
  it.each([
    ['me+1@outlook.com', 'me@outlook.com'],
    ['me+a+b@icloud.com', 'ME@icloud.com'],
    ['me+1@hotmail.com', 'me@hotmail.com'],
    ['me+1@live.com', 'me@live.com'],
    ['me+1@fastmail.com', 'me@fastmail.com'],
    ['me+1@protonmail.com', 'me@proton.me'],
    ['me@pm.me', 'me@proton.me'],
    ['me@mac.com', 'me@icloud.com'],
    ['me+1@me.com', 'me@icloud.com'],
    ['me-shop@yahoo.com', 'me-club@yahoo.com'],
    ['me+1@yahoo.co.uk', 'me@yahoo.co.uk'],
  ])('L10: %s is %s', (a, b) => expect(comparableEmail(a)).toBe(comparableEmail(b)));

  it.each([
    ['me@outlook.com', 'me@hotmail.com'],
    ['m.e@outlook.com', 'me@outlook.com'],
    ['anna-maria@gmx.de', 'anna@gmx.de'],
    ['+1@outlook.com', '+2@outlook.com'],
    ['-a@yahoo.com', '-b@yahoo.com'],
  ])('L10: %s is not %s', (a, b) => expect(comparableEmail(a)).not.toBe(comparableEmail(b)));
});

describe('L10: one registered domain is one company', () => {
  const share = (a: string, b: string) =>
    sharesCompanyDomain(a, b, (host) => getDomain(host, { allowPrivateDomains: true }));
  it.each([
    ['joe@mail.acme.com', 'joe@acme.com'],
    ['a@eu.mail.acme.co.uk', 'b@acme.co.uk'],
    ['a@firm.example', 'b@firm.example'],
    ['a@shop.firm.de', 'b@FIRM.de'],
  ])('L10: %s and %s', (a, b) => expect(share(a, b)).toBe(true));
  it.each([
    ['a@one.co.uk', 'b@two.co.uk'],
    ['a@gmail.com', 'b@gmail.com'],
    ['a@mail.gmail.com', 'b@mail.gmail.com'],
    ['a@one.wixsite.com', 'b@two.wixsite.com'],
    ['a@co.uk', 'b@co.uk'],
    ['a@firm.example', 'b@firm.example.org'],
    ['a', 'b'],
  ])('L10: not %s and %s', (a, b) => expect(share(a, b)).toBe(false));
});
