/** Real reviews in the pages of the build: which, in which order, and never as markup. */
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { openStaticSite } from '#server/testing/static-site.ts';
import { NO_FACTS, type PageFacts } from '#src/domain/page-facts.ts';
import { type PublishedReview, reviewTotals } from '#src/domain/project/review/review.rules.ts';
import { injectRuntimeValues, keepVariants } from './inject-runtime-values.ts';
import { PAGE_BYTES_MAX, preparePageWithin } from './static-store.ts';

const SHOP = {
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'plum-harbour-ladder-42',
};
const [DEMO, UNCONFIRMED, CONFIRMED] = [
  loadConfig({ DEMO: 'on' }),
  loadConfig(SHOP),
  loadConfig({ ...SHOP, CLAIMS_CONFIRMED: 'on' }),
];

const data = (rating: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@graph': [{ '@type': 'Organization' }, { '@type': 'Product', name: 'Package', ...rating }],
  })}</script>`;
const CLAIMED = { aggregateRating: { ratingValue: 4.9, reviewCount: 127 } };
const star = (n: number) =>
  `<x-variant when="star:${n}">*</x-variant><x-variant when="no-star:${n}">-</x-variant>`;
const PAGE = `<html lang="de-DE"><head>
<x-variant when="claims:shown">${data(CLAIMED)}</x-variant><x-variant when="claims:hidden">${data({})}</x-variant></head>
<body><x-variant when="quotes:shown"><section><x-variant when="rating:claimed"><p>4,9 / 5 (127)</p></x-variant>
<x-variant when="rating:real"><p>__RATING__ / 5 (<x-variant when="count:one">__REVIEW_COUNT__ one</x-variant><x-variant when="count:other">__REVIEW_COUNT__ other</x-variant>)</p></x-variant>
<x-review><q title="__REVIEW_STARS__">${[1, 2, 3, 4, 5].map(star).join('')}<b lang="__REVIEW_LANG__">__REVIEW_TEXT__</b><i>__REVIEW_NAME__</i></q></x-review>
${[1, 2, 3].map((n) => `<x-variant when="sample:${n}"><q>Sample ${n}</q></x-variant>`).join('')}
<x-variant when="sample-note:shown">Samples</x-variant><x-variant when="claims:shown">500+</x-variant></section></x-variant></body></html>`;

const review = (id: number, values: Partial<PublishedReview> = {}): PublishedReview => ({
  id,
  stars: 5,
  text: `Text ${id}.`,
  nameShown: `Name ${id}`,
  lang: 'de-DE',
  createdAt: new Date(Date.UTC(2026, 10, id)),
  ...values,
});
const published = (...quotes: PublishedReview[]): PageFacts => {
  const stars = quotes.reduce((sum, review) => sum + review.stars, 0);
  return { ...NO_FACTS, reviews: { quotes, totals: reviewTotals({ count: quotes.length, stars }) } };
};
const many = (n: number) => published(...Array.from({ length: n }, (_, i) => review(i + 1, { stars: 4 })));

const quotesIn = (html: string) =>
  [...html.slice(html.indexOf('<body')).matchAll(/Text \d+|Sample \d/g)].map(([quote]) => quote);
const dataIn = (html: string) => {
  const json = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json)['@graph'][1] as Record<string, unknown>;
};

describe('which quotes a page shows', () => {
  it('without real reviews, the specified samples and figures: in a demo, or once they are confirmed', () => {
    for (const config of [DEMO, CONFIRMED]) {
      const html = injectRuntimeValues(PAGE, config);
      expect(quotesIn(html)).toEqual(['Sample 1', 'Sample 2', 'Sample 3']);
      expect(html).toContain('<p>4,9 / 5 (127)</p>');
      expect(html).toContain('500+');
      expect(html.includes('Samples')).toBe(config === DEMO);
      expect(dataIn(html)).toMatchObject(CLAIMED);
    }
    const html = injectRuntimeValues(PAGE, UNCONFIRMED);
    expect(html).not.toContain('<section>');
    expect(dataIn(html)).toEqual({ '@type': 'Product', name: 'Package' });
  });

  it('real ones before samples, which fill the places up to three', () => {
    for (const [count, quotes] of [
      [1, ['Text 1', 'Sample 1', 'Sample 2']],
      [2, ['Text 2', 'Text 1', 'Sample 1']],
      [9, ['Text 9', 'Text 8', 'Text 7']],
    ] as const) {
      expect(quotesIn(injectRuntimeValues(PAGE, DEMO, many(count)))).toEqual(quotes);
    }
    const html = injectRuntimeValues(PAGE, DEMO, many(9));
    expect(html).toContain('<p>4,9 / 5 (127)</p>');
    expect(dataIn(html)).toMatchObject(CLAIMED);
  });

  it('a shop that has not confirmed its samples shows the real ones alone, and claims nothing', () => {
    const html = injectRuntimeValues(PAGE, UNCONFIRMED, many(1));
    expect(quotesIn(html)).toEqual(['Text 1']);
    expect(html).not.toMatch(/127|4,9|500\+|Samples/);
    expect(dataIn(html)).toEqual({
      '@type': 'Product',
      name: 'Package',
      review: [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
          author: { '@type': 'Person', name: 'Name 1' },
          datePublished: '2026-11-01',
          reviewBody: 'Text 1.',
        },
      ],
    });
  });

  it.each([
    ['a demo', DEMO],
    ['an unconfirmed shop', UNCONFIRMED],
    ['a confirmed shop', CONFIRMED],
  ])('from ten on, average and count replace the claimed ones in text and data: %s', (_, config) => {
    const facts = many(21);
    const html = injectRuntimeValues(PAGE, config, {
      ...facts,
      reviews: { ...facts.reviews, totals: reviewTotals({ count: 1021, stars: 4399 }) },
    });
    expect(quotesIn(html)).toEqual(['Text 21', 'Text 20', 'Text 19']);
    expect(html).toContain('<p>4,3 / 5 (1.021 other)</p>');
    expect(html).not.toMatch(/127|4,9|Samples/);
    expect(dataIn(html).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 1021,
      bestRating: 5,
    });
  });

  it('those of the page’s language first; another language is marked', () => {
    const html = injectRuntimeValues(
      PAGE,
      DEMO,
      published(review(1, { lang: 'de-AT' }), review(2, { lang: 'en', stars: 3 })),
    );
    expect(quotesIn(html)).toEqual(['Text 1', 'Text 2', 'Sample 1']);
    expect(html).toContain('<q title="5">*****<b>Text 1.</b><i>Name 1</i></q>');
    expect(html).toContain('<q title="3">***--<b lang="en">Text 2.</b><i>Name 2</i></q>');
  });
});

describe('hostile texts', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<x-variant when="demo:on">x</x-variant></x-variant>',
    '<x-review></x-review><x-reviews></x-reviews>',
    '__ORIGIN__ __REVIEW_NAME__ __STRIPE_PUBLISHABLE_KEY__',
    '$& $` $1 $<name>',
    '<!-- ]]> &lt; &amp; \u2028\u2029',
    '\\u003c/script\\u003e',
  ];

  it.each(HOSTILE)('%j is shown as it was written, in the text and in the data', (text) => {
    const html = injectRuntimeValues(PAGE, DEMO, published(review(1, { text, nameShown: text })));
    const shown = text.replace(/\s+/gu, ' ').trim();
    const unescaped = (value = '') =>
      value
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    const [, inText, inName] = /<b>(.*?)<\/b><i>(.*?)<\/i>/s.exec(html) ?? [];
    expect([unescaped(inText), unescaped(inName)]).toEqual([shown, text]);
    expect(inText).not.toMatch(/[<>"']/);
    expect(dataIn(html).review).toMatchObject([{ author: { name: text }, reviewBody: shown }]);
    // Tags of the page, and no other.
    const tags = (page: string) => [...page.matchAll(/<\/?[a-z][\w-]*/g)].map(([tag]) => tag);
    const plain = injectRuntimeValues(PAGE, DEMO, published(review(1)));
    expect(tags(html)).toEqual(tags(plain));
  });

  it('a language that is no tag cannot leave its attribute', () => {
    const html = injectRuntimeValues(PAGE, DEMO, published(review(1, { lang: 'x" onload="1' })));
    expect(html).toContain('lang="x&quot; onload=&quot;1"');
  });
});

describe('the pages of a node', () => {
  it('show the reviews from then on, with another tag, and give them up again', async () => {
    const site = await openStaticSite({ 'index.html': PAGE, 'about.html': '<h1>About</h1>' });
    const store = site.load();
    const tags = async () => [(await site.get('/')).headers.etag, (await site.get('/about')).headers.etag];
    const before = await tags();
    await store.show(many(2));
    const after = await tags();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
    for (const encoding of ['br', 'gzip', 'identity'])
      expect(
        (await site.get('/', { 'accept-encoding': encoding, 'if-none-match': String(before[0]) })).status,
      ).toBe(200);
    expect((await site.get('/')).body.toString()).toContain('Text 2.');
    // Browsers ask again soon enough to show a review within a minute.
    expect((await site.get('/')).headers['cache-control']).toBe('public, max-age=30');
    await store.show(published());
    expect(await tags()).toEqual(before);
    await site.close();
  });

  it('show the claims once an owner has confirmed them, unless the environment says no', async () => {
    const claim =
      '<x-variant when="claims:shown">500+</x-variant><x-variant when="claims:hidden">-</x-variant>';
    const site = await openStaticSite({ 'why.html': claim, 'index.html': PAGE });
    const store = site.load();
    const bodies = async () => [
      (await site.get('/why')).body.toString(),
      quotesIn((await site.get('/')).body.toString()).length,
    ];
    expect(await bodies()).toEqual(['-', 0]);
    const confirmed = { ...published(), areClaimsConfirmed: true };
    await store.show(confirmed);
    expect(await bodies()).toEqual(['500+', 3]);
    await store.show(published());
    expect(await bodies()).toEqual(['-', 0]);
    await site.close();
    const denied = loadConfig({ ...SHOP, CLAIMS_CONFIRMED: 'off' });
    expect(injectRuntimeValues(claim, denied, confirmed)).toBe('-');
  });

  it('a page shows fewer quotes rather than weigh more than its budget, and drops samples first', async () => {
    let seed = 1;
    const noise = (bytes: number) =>
      Array.from({ length: bytes }, () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return String.fromCharCode(97 + (seed % 26));
      }).join('');
    const heavy = (bytes: number) => PAGE.replace('</body>', `<p>${noise(bytes)}</p></body>`);
    const full = await preparePageWithin('/x', heavy(1000), UNCONFIRMED, many(3));
    expect(full.body.toString()).toContain('Text 1.');
    const none = await preparePageWithin('/x', heavy(PAGE_BYTES_MAX * 2), UNCONFIRMED, many(3));
    expect(none.body.toString()).not.toContain('Text 1.');
    const heavySample = PAGE.replace('Sample 2', `Sample 2 ${noise(PAGE_BYTES_MAX * 2)}`);
    const mixed = await preparePageWithin('/x', heavySample, DEMO, many(1));
    expect(quotesIn(mixed.body.toString())).toEqual(['Text 1', 'Sample 1']);
  });
});

it('variants nest: what is inside a dropped one is dropped', () => {
  const html =
    'a<x-variant when="one">b<x-variant when="two">c</x-variant>d<x-variant when="three">e</x-variant></x-variant>f';
  expect(keepVariants(html, new Set(['one', 'three']))).toBe('abdef');
  expect(keepVariants(html, new Set(['two', 'three']))).toBe('af');
});
