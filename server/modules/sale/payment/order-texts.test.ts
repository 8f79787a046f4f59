import { beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
const textsIn = (lang: string) => t.asVisitor().get(`/api/order-texts/${lang}`);

it('has the texts of a country, with its prices, and may be cached', async () => {
  const { status, body, headers } = await textsIn('de-CH');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
  expect(body).toMatchObject({
    lang: 'de-CH',
    packageName: 'Komplettpaket',
    prices: { chf: expect.stringMatching(/^CHF\s280$/) },
    pages: { checkout: { title: 'Demo-Kasse' } },
  });
  expect(JSON.stringify(body)).not.toMatch(/ß|\{(?:designs|minutes|workingHours)\}/);
});

it('is English for a language that the shop does not have, and rejects what is no language', async () => {
  expect((await textsIn('ja')).body).toMatchObject({ lang: 'en-GB', pages: null });
  for (const lang of ['..', 'de_AT', 'constructor', '%3Cscript%3E', 'x'.repeat(300)])
    expect((await textsIn(lang)).status, lang).toBe(404);
});
