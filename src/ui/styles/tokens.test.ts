/** WCAG 1.4.3, 1.4.11 and 2.4.13, computed from tokens.css itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Scheme = 'light' | 'dark';

/** Colour tokens: `--name: #hex` for both schemes, or `--name: light-dark(#hex, #hex)`. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
);

function colour(name: string, scheme: Scheme): string {
  const value = colours.get(name)?.[scheme];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A ground is a token, or a tint of one token over another: `gold 16% card`. */
function ground(name: string, scheme: Scheme): number[] {
  const [top = '', share, below = ''] = name.split(' ');
  if (!share) return channels(colour(top, scheme));
  const part = Number.parseInt(share, 10) / 100;
  const under = channels(colour(below, scheme));
  return channels(colour(top, scheme)).map((value, at) => value * part + (under[at] ?? 0) * (1 - part));
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, scheme: Scheme): number {
  const [a, b] = [channels(colour(front, scheme)), ground(back, scheme)].map(luminance);
  if (a === undefined || b === undefined) throw new Error('two colours expected');
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The surfaces that content stands on. */
const SURFACES = ['paper', 'paper-2', 'card', 'mist', 'sky', 'berry-soft'];
/** A list's hovered and selected row, and the badge of work under way. */
const TINTS = ['mist 35% card', 'gold 14% card', 'gold 16% card', 'gold 16% paper'];
const DEEP = ['deep'];

const TEXT: Record<string, string[]> = {
  ink: [...SURFACES, ...TINTS],
  'ink-2': [...SURFACES, ...TINTS],
  'green-ink': ['paper', 'paper-2', 'card', 'mist', 'sky', 'gold 14% card'],
  'gold-ink': ['paper', 'paper-2', 'card', ...TINTS],
  berry: ['paper', 'paper-2', 'card', 'berry-soft', 'gold 14% card'],
  placeholder: ['paper', 'card'],
  'on-deep': [...DEEP, 'turf', 'green'],
  'on-deep-2': [...DEEP, 'turf'],
  'gold-2': [...DEEP, 'turf'],
  'on-gold': ['gold', 'gold-2'],
  'on-danger': ['danger'],
};

/** Borders that show where a field is, the line of a selected tab, and drawings with a meaning. */
const SHAPES: Record<string, string[]> = {
  'line-2': ['paper', 'paper-2', 'card', 'mist', 'sky'],
  // The line of a selected tab lies on the line of all tabs.
  'green-ink': ['paper', 'card', 'line'],
  berry: ['paper', 'card'],
  bark: ['paper', 'paper-2', 'card', 'sky'],
};

const RINGED = [...SURFACES, ...TINTS, ...DEEP, 'turf', 'green', 'gold', 'gold-2', 'danger'];

/** Ornament: lines between things that are apart anyway, leaves, edges of buttons. */
const ORNAMENT = ['line', 'button-line', 'leaf', 'leaf-2', 'brand-line'];

describe.each(['light', 'dark'] as const)('contrast of the tokens, %s', (scheme) => {
  it.each(Object.entries(TEXT))('text in --%s: 4.5:1', (front, grounds) => {
    for (const back of grounds)
      expect(contrast(front, back, scheme), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(SHAPES))('borders in --%s: 3:1', (front, grounds) => {
    for (const back of grounds)
      expect(contrast(front, back, scheme), `${front} on ${back}`).toBeGreaterThanOrEqual(3);
  });

  it.each(RINGED)('focus ring on %s: one of its two tones has 3:1', (back) => {
    const tones = ['ring', 'ring-2'].map((tone) => contrast(tone, back, scheme));
    expect(Math.max(...tones)).toBeGreaterThanOrEqual(3);
  });

  it('the two tones of the focus ring: 3:1 against each other', () => {
    expect(contrast('ring', 'ring-2', scheme)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour token is in a pair above, or is ornament', () => {
  const pairs = Object.entries({ ...TEXT, ...SHAPES }).flat(2);
  const known = new Set([...pairs, ...Object.values(SHAPES).flat(), ...RINGED, ...ORNAMENT]);
  expect([...colours.keys()].filter((name) => !known.has(name) && !name.startsWith('ring'))).toEqual([]);
  expect(colours.size).toBeGreaterThan(25);
});

it('Mantine paints with the same colours: fields, greys, destructive buttons', () => {
  const { gray, dark, red, brand, accent } = theme.colors ?? {};
  expect({
    light: [theme.white, theme.black, gray?.[1], gray?.[3], gray?.[4], gray?.[7], brand?.[7], red?.[7]],
    dark: [dark?.[0], dark?.[2], dark?.[4], dark?.[5], dark?.[6], dark?.[7], brand?.[6], red?.[6]],
    accent: accent?.[5],
  }).toEqual({
    light: ['card', 'ink', 'paper-2', 'line', 'line-2', 'ink-2', 'green', 'danger'].map((name) =>
      colour(name, 'light'),
    ),
    dark: ['ink', 'ink-2', 'button-line', 'line', 'card', 'paper', 'green', 'danger'].map((name) =>
      colour(name, 'dark'),
    ),
    accent: colour('gold', 'light'),
  });
});
