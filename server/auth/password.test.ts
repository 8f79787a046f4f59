import { expect, it } from 'vitest';
import { hashSecret, verifyNothing, verifySecret } from './password.ts';

it('a hash is argon2id with the documented parameters and its own salt', async () => {
  const [first, second] = await Promise.all([hashSecret('correct horse'), hashSecret('correct horse')]);
  // 43 characters of base64 encode the 32 bytes of the result.
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifySecret(first, 'correct horse')).toBe(true);
  expect(await verifySecret(first, 'correct horse ')).toBe(false);
});

it('SEC-06: no password is correct for an account that does not exist', async () => {
  expect(await verifyNothing('nobody has this password')).toBe(false);
  expect(await verifyNothing('')).toBe(false);
});

it('twelve concurrent hashes all complete, and a failed one does not block the rest', async () => {
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => verifySecret('not a hash', 'x')),
    ...Array.from({ length: 8 }, (_, number) => hashSecret(`secret ${number}`)),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(4).fill('rejected'),
    ...Array(8).fill('fulfilled'),
  ]);
  expect(await verifySecret(await hashSecret('again'), 'again')).toBe(true);
});
