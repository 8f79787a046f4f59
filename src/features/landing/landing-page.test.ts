import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { landingLocale, landings } from '#src/content/landing/index.ts';
import { sampleNote } from '#src/content/sample-note.ts';
import { phoneUrl } from '#src/domain/site.ts';
import { LandingPage } from './landing-page.tsx';

const html = new Map(
  landings.map((landing) => [
    landing,
    renderToStaticMarkup(createElement(LandingPage, { landing, form: null })),
  ]),
);

it('every page says that its reviews are samples, and how the promised times fit together', () => {
  for (const [landing, page] of html) {
    const { lang, words } = landingLocale(landing);
    const text = renderToStaticMarkup(createElement('i', null, words.timeNote)).slice(3, -4);
    expect(page, landing.slug).toContain(`>${sampleNote(lang)}<`);
    expect(page, landing.slug).toContain(`>${text}<`);
  }
});

it('every page has the call button, except for Texas, where the number would be a call abroad', () => {
  for (const [landing, page] of html)
    expect(page.includes(phoneUrl), landing.slug).toBe(landing.kind !== 'us-state');
});

it('no placeholder is left in a page', () => {
  for (const [landing, page] of html) expect(page.match(/\{\w+\}/g), landing.slug).toBeNull();
});
