import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { injectRuntimeValues } from '#server/http/static/inject-runtime-values.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { proof } from '#src/content/home/home.ts';
import { TIME_SENTENCE } from '#src/domain/offer.ts';
import { NO_FACTS } from '#src/domain/page-facts.ts';
import { ProcessSection, TestimonialsSection } from './home-sections.tsx';

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
const SECTIONS = [ProcessSection, TestimonialsSection].map((section) =>
  createElement(section, { key: section.name }),
);
const PAGE = renderToStaticMarkup(createElement('html', { lang: 'en' }, SECTIONS));
const served = (config: typeof DEMO, designHours: number | null) =>
  injectRuntimeValues(PAGE, config, { ...NO_FACTS, designHours });
const CLAIM = '<dt>to three prototypes</dt><dd class="display">24 h</dd>';
const sentence = (hours: string) => ` Our average for designs over the last 90 days: ${hours}.`;

it('without a measured figure the page claims what is promised', () => {
  for (const config of [DEMO, CONFIRMED]) expect(served(config, null)).toContain(CLAIM);
  expect(served(UNCONFIRMED, null)).not.toContain(CLAIM);
  for (const config of [DEMO, CONFIRMED, UNCONFIRMED])
    expect(served(config, null)).not.toMatch(/measured|DESIGN_HOURS|x-variant/);
});

it('a measured figure replaces the claimed one, and follows the promise', () => {
  for (const config of [DEMO, CONFIRMED]) {
    const html = served(config, 17);
    expect(html).toContain('<dt>to designs on average, measured</dt><dd class="display">17 h</dd>');
    expect(html).not.toContain(CLAIM);
    expect(html.match(/<dt>/g)).toHaveLength(proof.length - 1);
  }
  expect(served(CONFIRMED, 17)).toContain(`${TIME_SENTENCE}${sentence('17 hours')}</p>`);
  expect(served(CONFIRMED, 1)).toContain(`${TIME_SENTENCE}${sentence('1 hour')}</p>`);
});

it('a measured figure needs no confirmation by an owner', () => {
  expect(served(UNCONFIRMED, 17)).toBe(
    served(UNCONFIRMED, null).replace(TIME_SENTENCE, `${TIME_SENTENCE}${sentence('17 hours')}`),
  );
});

it('a figure above the promise is not shown, and the claim that it disproves is withdrawn', () => {
  const html = served(CONFIRMED, 25);
  expect(html).not.toMatch(/measured|25 h/);
  expect(html).not.toContain(CLAIM);
  expect(html.match(/<dt>/g)).toHaveLength(proof.length - 2);
  expect(html).toContain(`${TIME_SENTENCE}</p>`);
});
