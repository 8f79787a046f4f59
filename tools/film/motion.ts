/** Easing functions, and the CSS for them. */

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** Smooth step: 0 before `from`, 1 after `to`. */
export const smooth = (t: number, from: number, to: number) => {
  const x = clamp((t - from) / (to - from));
  return x * x * x * (x * (6 * x - 15) + 10);
};
/** Ease out: fast start, slow end. */
export const settle = (t: number, from: number, to: number) => 1 - (1 - clamp((t - from) / (to - from))) ** 4;
/** Ease out with overshoot. */
export const pop = (t: number, from: number, to: number) => {
  const x = clamp((t - from) / (to - from)) - 1;
  return 1 + 2.2 * x ** 3 + 1.2 * x ** 2;
};
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const n = (value: number) => String(Math.round(value * 1000) / 1000);

export const place = (x: number, y: number, more = '') => `translate(${n(x)}px,${n(y)}px)${more}`;
export const css = (transform: string, opacity = 1, more = '') =>
  `transform:${transform};opacity:${n(opacity)};${opacity <= 0 ? 'visibility:hidden;' : ''}${more}`;
