import { describe, expect, it } from 'vitest';
import { landingLocale, landings } from '#src/content/landing/index.ts';
import { keepDashes } from './landing-page.tsx';

describe('the hero of a landing page', () => {
  it.each(landings.map((landing) => [landing.slug, landing] as const))(
    '%s has an example website whose words fit on a laptop and a phone',
    (_, { screen }) => {
      expect(screen.name.length).toBeLessThanOrEqual(18);
      for (const line of screen.headline) expect(line.length).toBeLessThanOrEqual(16);
      expect(screen.text.length).toBeLessThanOrEqual(42);
      expect(screen.action.length).toBeLessThanOrEqual(18);
    },
  );

  it('shows a different business on each page', () => {
    expect(new Set(landings.map(({ screen }) => screen.name)).size).toBe(landings.length);
    expect(new Set(landings.map(({ screen }) => screen.headline.join(' '))).size).toBe(landings.length);
  });

  it('names price and time above the button in every language, in a few lines', () => {
    for (const landing of landings) {
      const { leadOffer } = landingLocale(landing).texts;
      expect(leadOffer, landing.slug).toMatch(/\{price\}.+7.+14.+\.$/);
      const lead = [landing.content.lead, leadOffer].filter(Boolean).join(' ');
      expect(lead.length, landing.slug).toBeGreaterThan(39);
      expect(lead.length, landing.slug).toBeLessThan(260);
      expect(landing.content.intro, landing.slug).not.toBe('');
    }
  });

  it('says on every English page what is sold', () => {
    const leads = landings
      .filter((landing) => landingLocale(landing).lang.startsWith('en'))
      .map(({ content }) => content.lead);
    expect(leads.length).toBe(47);
    expect(new Set(leads).size).toBe(leads.length);
    for (const lead of leads) expect(lead).toMatch(/^We build .*websites? for .+\.$/);
  });
});

it('keeps a dash with the word before it, and leaves hyphens and ranges alone', () => {
  expect(keepDashes('Ihren Betrieb – ein Preis')).toBe('Ihren Betrieb\u00a0– ein Preis');
  expect(keepDashes('ORDER NOW - JUST £250')).toBe('ORDER NOW - JUST £250');
  expect(keepDashes('7–14 Tage, E-Mail')).toBe('7–14 Tage, E-Mail');
});
