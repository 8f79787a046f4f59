/** Guarantees for the words and the layout of every email, in each of its variants. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmailBlock, EmailContent } from '#server/platform/email/email-content.ts';
import type { RenderedEmail } from '#server/platform/email/layout.ts';
import { EMAIL_KINDS } from '#src/domain/records.ts';
import { site } from '#src/domain/site.ts';
import { renderSample, SAMPLE_NAMES } from '../tools/emails/render-samples.ts';

const ORIGIN = 'https://shop.example';

/**
 * Words and shapes that docs call translated English; values of people are not in these samples.
 */
const BANNED =
  /\b(e-mail|mails?|mailed|somebody|a person|given back|by hand|whoever|log(ged)? in|login|partner)\b|\? Then\b|\b(do|did|is|are|was|have|will|can) ?not\b/i;

/** The website that was built for the customer, as the samples name it. */
const CUSTOMER_SITE = /^https:\/\/(preview\.)?kellerupholstery\.example$/;

const webLinks = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, url = '']) => url.replaceAll('&amp;', '&'))
    .filter((url) => !/^(mailto|tel):/.test(url));

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
      return [block.label, block.url];
    case 'details':
      return block.rows.flatMap(([label, value, url = value]) => [label, value, url]);
    case 'list':
    case 'steps':
      return block.items;
    case 'links':
      return block.links.flat();
    case 'pictures':
      return block.items.flatMap(({ title, note }) => [title, ...(note ? [note] : [])]);
  }
}

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

    it('has at most one button, after a capital letter that follows the greeting', () => {
      expect(content.blocks.filter(({ kind }) => kind === 'button').length).toBeLessThanOrEqual(1);
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

    it('adapts to dark and narrow screens and loads nothing', () => {
      expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
      expect(email.html).toContain('@media (prefers-color-scheme:dark)');
      expect(email.html).toContain('@media (max-width:480px)');
      expect(email.html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
    });
  },
);
