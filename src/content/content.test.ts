import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { BLOG_CATEGORIES } from './blog/article.ts';
import { articles, featuredArticles, relatedArticles } from './blog/index.ts';
import { readTime } from './blog/read-time.ts';
import { countries, industries, landingLocale, landings, ukCities } from './landing/index.ts';
import type { Landing } from './landing/landing.ts';
import { countryVariants, languages } from './languages/all-languages.ts';
import type { LandingDictionary } from './languages/landing-texts.ts';
import { PORTFOLIO_CATEGORIES, PORTFOLIO_FILTERS, projects } from './portfolio/projects.ts';
import { robotsTxt, rssXml, sitemapEntries, sitemapXml } from './seo.ts';

const folder = (path: string) =>
  readdirSync(new URL(path, import.meta.url)).filter((file) => file.endsWith('.ts'));
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** First path segments that other pages and the server own. */
const TAKEN = [
  ...[
    'portfolio',
    'why-tree',
    'privacy-policy',
    'terms-of-service',
    'refund-policy',
    'affiliate',
    'affiliate-signup',
    'affiliate-login',
  ],
  ...[
    'affiliate-dashboard',
    'order-confirmation',
    'admin-login',
    'admin',
    'blog',
    'locations',
    'demo-checkout',
    'not-found',
    'blog-not-found',
  ],
  ...['api', 'dev', 'assets', 'og', 'video', 'forms', 'healthz', 'readyz', 'metrics'],
];

describe('content lists', () => {
  it('name every file in their folders (else add its line to the list)', () => {
    expect(articles).toHaveLength(folder('blog/articles').length);
    expect(ukCities).toHaveLength(folder('landing/uk-cities').length);
    expect(industries).toHaveLength(folder('landing/industries').length);
    expect(countries).toHaveLength(folder('landing/countries').length);
  });
});

describe('blog', () => {
  it('has 30 articles with ids 1 to 30, the first three featured', () => {
    expect(articles.map((article) => article.id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(featuredArticles.map((article) => article.id).sort()).toEqual([1, 2, 3]);
  });

  it('has unique slugs, titles and excerpts, in all five categories', () => {
    for (const key of ['slug', 'title', 'excerpt'] as const)
      expect(repeated(articles.map((article) => article[key]))).toEqual([]);
    expect(new Set(articles.map((article) => article.category))).toEqual(new Set(BLOG_CATEGORIES));
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is dated, described and uses only the four kinds of block',
    (slug, article) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(article.writeDate <= article.publishDate).toBe(true);
      expect(article.excerpt.length).toBeGreaterThanOrEqual(50);
      expect(article.excerpt.length).toBeLessThanOrEqual(200);
      expect(readTime(article.content)).toMatch(/^\d+ min read$/);
      expect(article.content).not.toMatch(/\*\*|\]\(|<\w|^#{4,}|^# /m);
      for (const block of article.content.split(/\n\s*\n/)) {
        const lines = block.trim().split('\n');
        const bullets = lines.filter((line) => line.startsWith('- ')).length;
        expect(bullets === 0 || bullets === lines.length, block).toBe(true);
      }
      expect(relatedArticles(article)).toHaveLength(3);
    },
  );
});

describe('landing pages', () => {
  it('are 75: 13 UK cities and Texas, 30 industries, 31 countries', () => {
    const kind = (wanted: Landing['kind']) => ukCities.filter((landing) => landing.kind === wanted);
    expect(kind('uk-city')).toHaveLength(13);
    expect(kind('us-state').map(({ slug }) => slug.includes('texas'))).toEqual([true]);
    expect(industries).toHaveLength(30);
    expect(countries.map((landing) => landing.slug).sort()).toEqual(
      MARKETS.map((market) => `cheap-website-design-${market.country}`).sort(),
    );
    expect(landings).toHaveLength(75);
  });

  it('have unique slugs that no other route owns, unique titles and descriptions', () => {
    const slugs = landings.map((landing) => landing.slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => TAKEN.includes(slug))).toEqual([]);
    for (const key of ['title', 'description', 'h1'] as const)
      expect(repeated(landings.map((landing) => landing[key]))).toEqual([]);
  });

  it.each(landings.map((landing) => [landing.slug, landing] as const))('%s is complete', (slug, landing) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(landing.description.length).toBeGreaterThanOrEqual(50);
    expect(landing.description.length).toBeLessThanOrEqual(200);
    expect(landing.content.benefits.length).toBeGreaterThanOrEqual(4);
    expect(landing.content.process.length).toBeGreaterThanOrEqual(4);
    expect(Boolean(landing.location)).toBe(landing.kind !== 'industry');
    expect(landing.content.localInfo === undefined).toBe(landing.kind === 'industry');
  });

  it('name no other currency than their own', () => {
    for (const landing of countries) {
      const { currency, texts } = landingLocale(landing);
      if (currency !== 'gbp') expect(JSON.stringify([landing, texts]), landing.slug).not.toContain('£');
    }
  });

  it('share less than 0.3 of their five-word sequences with any other page of their language', () => {
    const shingles = (landing: Landing) => {
      const { intro, benefits, process, localInfo = '' } = landing.content;
      const text = [
        intro,
        ...[...benefits, ...process].flatMap((item) => [item.title, item.text]),
        localInfo,
      ].join(' ');
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
    };
    const pages = landings.map((landing) => ({
      landing,
      lang: landingLocale(landing).lang.slice(0, 2),
      set: shingles(landing),
    }));
    const close: string[] = [];
    for (const [index, a] of pages.entries()) {
      for (const b of pages.slice(index + 1)) {
        if (a.lang !== b.lang) continue;
        let common = 0;
        for (const shingle of a.set) if (b.set.has(shingle)) common += 1;
        if (common / Math.min(a.set.size, b.set.size) >= 0.3)
          close.push(`${a.landing.slug} ${b.landing.slug}`);
      }
    }
    expect(close).toEqual([]);
  });
});

describe('dictionaries', () => {
  const shape = (value: unknown): unknown => {
    if (typeof value === 'string') return (value.match(/\{\w+\}/g) ?? []).sort();
    if (Array.isArray(value)) return value.map(() => 'entry');
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, shape(inner)]));
  };

  const dictionaries: Record<string, LandingDictionary> = {
    ...Object.fromEntries(Object.entries(languages).map(([tag, { landing }]) => [tag, landing])),
    ...Object.fromEntries(Object.entries(countryVariants).map(([tag, { landing }]) => [tag, landing])),
  };

  it.each(Object.entries(dictionaries))(
    '%s has every key and the same placeholders as English',
    (_, texts) => {
      expect(shape(texts)).toEqual(shape(languages.en.landing));
      expect(texts.testimonials).toHaveLength(3);
    },
  );
});

describe('portfolio', () => {
  it('has nine projects in the specified categories, and no empty filter value', () => {
    expect(projects).toHaveLength(9);
    expect(new Set(projects.map((project) => project.category))).toEqual(new Set(PORTFOLIO_CATEGORIES));
    expect(PORTFOLIO_FILTERS[0]).toBe('All');
    expect(PORTFOLIO_FILTERS).toContain('Business Package');
    expect(PORTFOLIO_FILTERS.every(Boolean)).toBe(true);
  });
});

describe('sitemap, feed, robots', () => {
  const origin = 'https://shop.test';

  it('list each indexable page once, with absolute addresses and real dates', () => {
    expect(repeated(sitemapEntries.map((entry) => entry.path))).toEqual([]);
    expect(sitemapEntries).toHaveLength(7 + projects.length + articles.length + landings.length + 3);
    expect(sitemapXml(origin)).toContain('<loc>https://shop.test/</loc>');
    expect(sitemapXml(origin)).not.toContain('demo-checkout');
  });

  it('carry all articles in the feed', () => {
    expect(rssXml(origin).match(/<item>/g)).toHaveLength(articles.length);
  });

  it('point robots to the sitemap', () => {
    expect(robotsTxt(origin)).toContain('Sitemap: https://shop.test/sitemap.xml');
  });
});
