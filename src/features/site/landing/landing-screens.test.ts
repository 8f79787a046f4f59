import { describe, expect, it } from 'vitest';
import { landingLocale, landings } from '#src/content/landing/index.ts';
import { heroTexts, keepDashes, splitIntro } from './landing-page.tsx';

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

  it('has whole sentences above the button, and loses no word of the introduction', () => {
    for (const landing of landings) {
      const [lead, story] = heroTexts(landing.content, landingLocale(landing).lang);
      if (!landing.content.lead) expect(`${lead} ${story}`).toBe(landing.content.intro);
      expect(lead, landing.slug).toMatch(/[.!?;]["”“»]?$/);
      expect(lead.length, landing.slug).toBeGreaterThan(39);
      expect(lead.length, landing.slug).toBeLessThan(260);
      expect(story, landing.slug).not.toBe('');
    }
  });

  it('says on every English page what is sold, for what price and how soon', () => {
    const leads = landings
      .filter((landing) => landingLocale(landing).lang.startsWith('en'))
      .map((landing) => heroTexts(landing.content, 'en'));
    expect(leads.length).toBe(47);
    expect(new Set(leads.map(([lead]) => lead)).size).toBe(leads.length);
    for (const [lead] of leads)
      expect(lead).toMatch(/^We build .*websites? for .+ Pay \{price\} once, .+ days\.$/);
  });

  it('keeps a short first sentence together with the next', () => {
    expect(splitIntro('Short one. This second sentence is the one that says it. Third.', 'en')).toEqual([
      'Short one. This second sentence is the one that says it.',
      'Third.',
    ]);
  });
});

it('keeps a dash with the word before it, and leaves hyphens and ranges alone', () => {
  expect(keepDashes('Ihren Betrieb – ein Preis')).toBe('Ihren Betrieb\u00a0– ein Preis');
  expect(keepDashes('ORDER NOW - JUST £250')).toBe('ORDER NOW - JUST £250');
  expect(keepDashes('7–14 Tage, E-Mail')).toBe('7–14 Tage, E-Mail');
});
