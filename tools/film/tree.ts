/** The tree at the end: drawing and growth. */
import { css, mix, n, place, pop, smooth } from './motion.ts';
import { GOLD, type Styles } from './plan.ts';

/** Trunk and branches grow first, then leaves, then apples. The base is at 0, 0. */
const BRANCHES = [
  { d: 'M0 20C-3-60 4-130 0-215', width: 17, from: 0, to: 1.3 },
  { d: 'M0-96C-22-124-46-138-74-152', width: 9, from: 0.7, to: 1.5 },
  { d: 'M1-120C26-146 48-158 80-168', width: 9, from: 0.85, to: 1.6 },
  { d: 'M0-170C-16-196-30-216-36-246', width: 7, from: 1, to: 1.7 },
  { d: 'M0-180C16-206 28-226 40-248', width: 7, from: 1.1, to: 1.8 },
];
const CUSHIONS: readonly (readonly [x: number, y: number, r: number, fill: string])[] = [
  [-84, -172, 54, '#4f7d38'],
  [86, -190, 56, '#4f7d38'],
  [-2, -218, 66, '#4f7d38'],
  [-62, -236, 58, '#5d8c3f'],
  [62, -254, 58, '#5d8c3f'],
  [-22, -296, 56, '#6f9e4c'],
  [34, -306, 46, '#6f9e4c'],
  [-40, -206, 40, '#6f9e4c'],
  [48, -204, 38, '#6f9e4c'],
  [2, -258, 46, '#7da856'],
];
const APPLES: readonly (readonly [x: number, y: number])[] = [
  [-92, -178],
  [-36, -236],
  [30, -212],
  [88, -206],
  [56, -272],
  [-14, -310],
];
const LEAF = 'M0 0c-12-9-14-26 0-42 14 16 12 33 0 42Z';
const SPROUT: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-1, -34, -58],
  [1, -46, 56],
  [0, -72, -46],
  [1, -84, 48],
];
export const tree = `<svg id="tree" viewBox="-180 -380 360 420" width="360" height="420"><g fill="none" stroke="#5b4630" stroke-linecap="round">${BRANCHES.map(
  ({ d, width }, i) =>
    `<path id="branch${i}" pathLength="1" stroke-dasharray="1 2" d="${d}" stroke-width="${width}"/>`,
).join(
  '',
)}</g>${SPROUT.map((_, i) => `<path id="sprout${i}" d="${LEAF}" fill="${i % 2 ? '#8fb35f' : '#5d8c3f'}"/>`).join('')}<g id="crown">${CUSHIONS.map(
  ([x, y, r, fill], i) =>
    `<circle id="cushion${i}" cx="${x}" cy="${y}" r="${r}" fill="${fill}" style="transform-origin:${x}px ${y}px"/>`,
).join(
  '',
)}${APPLES.map(([x, y], i) => `<circle id="apple${i}" cx="${x}" cy="${y}" r="9" fill="${GOLD}" style="transform-origin:${x}px ${y}px"/>`).join('')}</g></svg>`;

export function growTree(t: number, styles: Styles): void {
  const age = t - 19.2;
  const sink = smooth(t, 23.4, 24.7);
  styles.tree = css(place(936, 288 + 430 * sink), age > 0 && t < 24.72 ? 1 : 0);
  for (const [i, { from, to }] of BRANCHES.entries()) {
    const long = smooth(age, from, to);
    styles[`branch${i}`] =
      `stroke-dashoffset:${n(1 - long)};visibility:${long > 0.01 ? 'visible' : 'hidden'};stroke-width:${n((BRANCHES[i]?.width ?? 8) * mix(0.45, 1, smooth(age, from, to + 0.9)))}px`;
  }
  for (const [i, [x, y, turn]] of SPROUT.entries()) {
    const open = pop(age, 0.45 + i * 0.16, 1.05 + i * 0.16) * (1 - smooth(age, 1.6, 2.3));
    styles[`sprout${i}`] = css(
      `translate(${x}px,${y}px) rotate(${turn}deg) scale(${n(Math.max(0, age < 0.45 + i * 0.16 ? 0 : open))})`,
    );
  }
  const sway = Math.sin(t * 1.5) * 0.7;
  styles.crown = `transform-origin:0 0;transform:rotate(${n(sway)}deg)`;
  for (const [i, [x, y]] of CUSHIONS.entries()) {
    const from = 1.05 + i * 0.1;
    styles[`cushion${i}`] = css(
      `scale(${n(age < from ? 0 : Math.max(0, pop(age, from, from + 0.8)))})`,
      1,
      `transform-origin:${x}px ${y}px`,
    );
  }
  for (const [i, [x, y]] of APPLES.entries()) {
    const from = 2.1 + i * 0.1;
    styles[`apple${i}`] = css(
      `scale(${n(age < from ? 0 : Math.max(0, pop(age, from, from + 0.5)))})`,
      1,
      `transform-origin:${x}px ${y}px`,
    );
  }
}
