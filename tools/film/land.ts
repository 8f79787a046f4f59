/** Landscape drawings: hills, hedges, orchard, stars, and the logo. */
import { n } from './motion.ts';
import { DEEP, GOLD, GREEN, INK } from './plan.ts';

/** Hills with a period of 1280 units, repeated three times, down to the bottom of the picture. */
export function hills(
  base: number,
  waves: readonly (readonly [times: number, height: number, shift: number])[],
): string {
  const at = (x: number) =>
    base -
    waves.reduce(
      (sum, [times, height, shift]) => sum + height * Math.sin((x / 1280) * Math.PI * 2 * times + shift),
      0,
    );
  let d = 'M0 760';
  for (let x = 0; x <= 2560; x += 20) d += `L${x} ${n(at(x))}`;
  return `${d}V760z`;
}

/** A hedge with a period of 1280 units. */
export function hedge(base: number, bumps: readonly (readonly [width: number, height: number])[]): string {
  const once = bumps.map(([width, height]) => `q${width / 2} ${-height * 2} ${width} 0`).join('');
  return `M0 760V${base}${once}${once}V760z`;
}
export const NEAR = [70, 52, 88, 60, 74, 46, 92, 64, 56, 82, 70, 48, 90, 66, 58, 84, 62, 118].map(
  (width, i) => [width, 12 + ((i * 7) % 11)] as const,
);
export const FAR = [92, 66, 110, 74, 84, 120, 70, 98, 86, 112, 76, 94, 198 / 2, 99].map(
  (width, i) => [width, 20 + ((i * 5) % 13)] as const,
);

const apple = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${DEEP}" d="M-2.500 0h5L1.500-22h-3z"/><path fill="#5d8c3f" d="M0-62c12-3 21 5 21 14 9 4 9 16 1 20-3 9-15 10-22 5-7 5-19 4-22-5-8-4-8-16 1-20 0-9 9-17 21-14Z"/></g>`;
export const orchard = (trees: readonly (readonly [number, number, number])[]) =>
  trees.map(([x, y, scale]) => apple(x, y, scale) + apple(x + 1280, y, scale)).join('');

export const layer = (id: string, body: string) =>
  `<svg id="${id}" class="layer" viewBox="0 0 2560 720" width="2560" height="720">${body}</svg>`;

export const logo = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40"><path fill="#5d8c3f" d="M20 33C8 32 4 24 5 13c10 1 15 8 15 20Z"/><path fill="${GREEN}" d="M20 33c12-1 16-9 15-20-10 1-15 8-15 20Z"/><path fill="${GOLD}" d="M20 24c-5-5-5-13 0-20 5 7 5 15 0 20Z"/><path stroke="${INK}" stroke-width="2.500" stroke-linecap="round" d="M4 36.500h32"/></svg>`;

export const STARS = Array.from(
  { length: 26 },
  (_, i) => [(i * 197 + 60) % 1260, (i * 83 + 30) % 380, 1.2 + (i % 3) * 0.6] as const,
);
