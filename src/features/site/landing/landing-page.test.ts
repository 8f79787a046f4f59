import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { injectRuntimeValues } from '#server/http/static/inject-runtime-values.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { designHoursSentence } from '#src/content/design-hours.ts';
import { landingLocale, landings } from '#src/content/landing/index.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { NO_FACTS } from '#src/domain/page-facts.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import { LandingPage } from './landing-page.tsx';

const html = new Map(
  landings.map((landing) => [landing, renderToStaticMarkup(createElement(LandingPage, { landing }))]),
);

it('every page says that its reviews are samples, and how the promised times fit together', () => {
  for (const [landing, page] of html) {
    const { lang, texts } = landingLocale(landing);
    const text = renderToStaticMarkup(createElement('i', null, texts.timeNote)).slice(3, -4);
    expect(page, landing.slug).toContain(`>${textsOf(lang).quotes.sampleNote}<`);
    expect(page, landing.slug).toContain(`>${text}<`);
  }
});

it('every page says in its language how long designs took, once that is measured', () => {
  const demo = loadConfig({ DEMO: 'on' });
  const escaped = (text: string) => renderToStaticMarkup(createElement('i', null, text)).slice(3, -4);
  for (const [landing, page] of html) {
    const { lang, texts } = landingLocale(landing);
    const served = (designHours: number | null) =>
      injectRuntimeValues(`<html lang="${lang}">${page}</html>`, demo, { ...NO_FACTS, designHours });
    const promise = escaped(texts.timeNote);
    expect(served(null), landing.slug).not.toContain('DESIGN_HOURS');
    expect(served(25), landing.slug).toBe(served(null));
    for (const hours of [1, 3, 17, 21, 24]) {
      const sentence = designHoursSentence(lang, new Intl.PluralRules(lang).select(hours));
      const measured = escaped(sentence.replace('__DESIGN_HOURS__', String(hours)));
      expect(measured).toMatch(new RegExp(`\\s${hours}\\s`, 'u'));
      expect(served(hours), landing.slug).toBe(
        served(null).replace(`>${promise}<`, () => `>${promise} ${measured}<`),
      );
    }
  }
});

it('every page has the call button; for Texas, where the number is a call abroad, chat is beside it', () => {
  for (const [landing, page] of html) {
    const buttons = (href: string) => page.split(`class="btn line" href="${href}`).length - 1;
    expect(buttons(phoneUrl), landing.slug).toBe(2);
    expect(buttons('https://wa.me/'), landing.slug).toBe(landing.kind === 'us-state' ? 2 : 0);
  }
});

it('English pages name chat, with their own price, phone and email beside the form; others have no room', () => {
  for (const [landing, page] of html) {
    const [, ways] = /<ul class="ways">(.*?)<\/ul>/s.exec(page) ?? [];
    expect(ways !== undefined, landing.slug).toBe(landingLocale(landing).lang.startsWith('en'));
    if (!ways) continue;
    for (const part of [phoneUrl, `mailto:${site.email}`, encodeURIComponent(landingLocale(landing).price)])
      expect(ways, landing.slug).toContain(part);
  }
});

it('no placeholder is left in a page', () => {
  for (const [landing, page] of html) {
    // The script of the form fills in the time at which it was sent.
    const [, form] = /data-contact="([^"]*)"/.exec(page) ?? [];
    expect(form?.match(/\{\w+\}/g), landing.slug).toEqual(['{time}']);
    expect(page.replace(form ?? '', '').match(/\{\w+\}/g), landing.slug).toBeNull();
  }
});
