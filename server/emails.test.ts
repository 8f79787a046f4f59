/** Guarantees for the words and the layout of every email, in each of its variants. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmailBlock, EmailContent } from '#server/platform/email/email-content.ts';
import { withPicturesInside } from '#server/platform/email/email-pictures.ts';
import { blankLinkSecrets, type RenderedEmail } from '#server/platform/email/layout.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { EMAIL_KINDS } from '#src/domain/records.ts';
import { site } from '#src/domain/site.ts';
import { EMAILS_FOLDER, renderSample, SAMPLE_NAMES } from './testing/emails/render-samples.ts';

const ORIGIN = 'https://shop.example';

/**
 * Words and shapes that docs call translated English; values of people are not in these samples.
 */
const BANNED =
  /\b(e-mail|mails?|mailed|somebody|a person|given back|by hand|whoever|log(ged)? in|login|partner)\b|\? Then\b|\b(do|did|is|are|was|have|will|can) ?not\b/i;

/** The website that was built for the customer, as the samples name it. */
const CUSTOMER_SITE = /^https:\/\/(preview\.)?kellerupholstery\.example$/;

/** Signed tokens, ids that cannot be guessed, and whatever follows `#t=`. */
const LINK_SECRET = /[\w-]{16,}\.[\w-]{16,}|[a-z2-7]{26,}|#t=/;

const webLinks = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, url = '']) => url.replaceAll('&amp;', '&'))
    .filter((url) => !/^(mailto|tel):/.test(url));

it.runIf(EMAILS_FOLDER)('is written as HTML and as text into EMAILS_FOLDER', async () => {
  mkdirSync(EMAILS_FOLDER, { recursive: true });
  for (const name of SAMPLE_NAMES) {
    const { email } = renderSample(ORIGIN, name);
    const file = path.join(EMAILS_FOLDER, name.join('.').replaceAll(' ', '-'));
    const { html } = await withPicturesInside(email, { get: async () => null });
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.txt`, `Subject: ${email.subject}\n\n${email.text}`);
  }
});

it('has a sample of every kind', () => {
  expect(new Set(SAMPLE_NAMES.map(([kind]) => kind))).toEqual(new Set(EMAIL_KINDS));
});

it.each(EMAIL_KINDS)('%s says something else in each of its variants', (wanted) => {
  const texts = SAMPLE_NAMES.filter(([kind]) => kind === wanted).map((name) =>
    renderSample(ORIGIN, name).email.text.replaceAll(/\d/g, ''),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

/** Those to the customer; an order without a project has no such page. */
const ABOUT_AN_ORDER = [
  ...['receipt', 'form-link', 'form-reminder', 'confirmation-received', 'work-started', 'work-completed'],
  ...['order-cancelled', 'order-refunded', 'refund-failed', 'designs-ready', 'review-ready', 'website-live'],
  ...['project-message', 'answer-reminder', 'review-request', 'tree-certificate', 'tree-planted'],
];
it.each(ABOUT_AN_ORDER)('%s leads to the customer’s page', (wanted) => {
  const texts = SAMPLE_NAMES.filter(([kind]) => kind === wanted).map(
    (name) => renderSample(ORIGIN, name).email.text,
  );
  expect(texts.some((text) => text.includes(`${ORIGIN}/project#t=`))).toBe(true);
});

const BAD_NEWS =
  /^(\S+-(cancelled|rejected|disabled|refunded|review|alert) |refund-failed|payment-failed|reconciliation|dispute-notice (?!won))/;

/** The texts of a block, each of which the reader sees. */
function partsOf(block: EmailBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'small':
      return [block.text];
    case 'code':
      return [block.code];
    case 'button':
    case 'secondary-button':
      return [block.label, block.url];
    case 'details':
      return block.rows.flatMap(([label, value, url = value]) => [label, value, url]);
    case 'list':
    case 'steps':
      return block.items;
    case 'links':
      return block.links.flat();
    case 'tree':
      return [block.alt];
    case 'pictures':
      return block.items.flatMap(({ title, note }) => [title, ...(note ? [note] : [])]);
  }
}

/** Ground and letters of the header, in which the name follows the mark. */
const HEADER = new RegExp(
  `bgcolor="(#[0-9a-f]{6})" style="[^"]*;color:(#[0-9a-f]{6})"><img [^>]*>${site.brand}</td>`,
);

/** WCAG 2.2 */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const LANGUAGES = [...new Set(MARKETS.map(({ lang }) => lang))];
it.each(LANGUAGES)('%s: at most one button and, after it, one secondary button', (lang) => {
  for (const name of SAMPLE_NAMES) {
    const { blocks } = renderSample(ORIGIN, name, lang).content;
    const buttons = blocks.map(({ kind }) => kind).filter((kind) => kind.endsWith('button'));
    expect(
      [[], ['button'], ['secondary-button'], ['button', 'secondary-button']],
      name.join(),
    ).toContainEqual(buttons);
  }
});

it('bad news is never in the colour of good news', () => {
  const colours = SAMPLE_NAMES.filter(([kind, variant]) => BAD_NEWS.test(`${kind} ${variant}`)).map(
    (name) => renderSample(ORIGIN, name).content.tone,
  );
  expect(colours.length).toBeGreaterThan(10);
  expect(colours).not.toContain('good-news');
});

describe.each(SAMPLE_NAMES.map(([kind, variant]) => ({ kind, variant })))(
  '$kind, $variant',
  ({ kind, variant }) => {
    let content: EmailContent;
    let email: RenderedEmail;
    beforeEach(() => {
      ({ content, email } = renderSample(ORIGIN, [kind, variant]));
    });

    it('has no empty line, label, value or link', () => {
      const parts = content.blocks.map(partsOf);
      expect(parts.filter((texts) => texts.length === 0)).toEqual([]);
      expect(parts.flat().filter((part) => !/[\p{L}\d•]/u.test(part))).toEqual([]);
    });

    it('has a subject of less than 50 characters in sentence case', () => {
      expect(email.subject.length).toBeLessThan(50);
      expect(email.subject).toMatch(/^[\p{Lu}\d][^\n]*[^.\s]$/u);
      const later = email.subject
        .split(' ')
        .slice(1)
        .join(' ')
        .replaceAll(/PayPal|[A-Z]{3} /g, '');
      expect(later.replace(site.brand, '').replace(/(January|\w+ber) \d{4}/, '')).toMatch(/^[^\p{Lu}]*$/u);
    });

    it('has a preview that adds something to the subject and fits a line', () => {
      expect(content.preview.length).toBeGreaterThan(10);
      expect(content.preview.length).toBeLessThanOrEqual(140);
      expect(content.preview).not.toBe(content.subject);
      expect(email.html).toContain(content.preview.slice(0, 10).replaceAll("'", '&#39;'));
    });

    it('starts with a capital letter after the greeting', () => {
      expect(email.text).toMatch(/^(Hello( \S.*)?,\n\n)?\p{Lu}/u);
    });

    it('uses the words of the house', () => {
      const words = `${email.subject}\n${content.preview}\n${email.text}`;
      expect(BANNED.exec(words.replaceAll(/https?:\S+/g, ''))?.[0]).toBeUndefined();
      expect(words, 'dates are written out').not.toMatch(/\d{4}-\d{2}-\d{2}/);
    });

    it('has a text part with the links of the HTML part in the same order, and no markup', () => {
      expect(email.text.match(/https?:\S+/g) ?? []).toEqual(webLinks(email.html));
      expect(email.text).not.toMatch(/<[a-z/]|&[a-z#]\w*;|undefined|null|\*\*/);
      for (const url of webLinks(email.html))
        expect(url.startsWith(`${ORIGIN}/`) || CUSTOMER_SITE.test(url), url).toBe(true);
    });

    it('shows staff its links without their secrets', () => {
      const shown = blankLinkSecrets(email.text).match(/https?:\S+/g) ?? [];
      expect(shown.filter((url) => LINK_SECRET.test(url))).toEqual([]);
      expect(shown).toEqual(webLinks(blankLinkSecrets(email.html)));
      expect(shown).toHaveLength(webLinks(email.html).length);
    });

    it('shows the name of the shop while pictures are blocked, with a contrast of 4.5:1', () => {
      const [, ground = '', ink = ''] = HEADER.exec(email.html) ?? [];
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    });

    it('adapts to dark and narrow screens and loads nothing', () => {
      expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
      expect(email.html).toContain('@media (prefers-color-scheme:dark)');
      expect(email.html).toContain('@media (max-width:480px)');
      expect(email.html).not.toMatch(/<(script|link|iframe)\b|url\(/i);
      for (const [picture] of email.html.matchAll(/<img\b[^>]*/g))
        expect(picture).toMatch(/^<img src="cid:[^"]+" alt="[^"]*" /);
    });
  },
);
