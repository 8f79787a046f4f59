/** Shapes on a field of 100 x 100, in the tones of the palette. */
export type Tone = 'main' | 'accent' | 'light' | 'panel';

/** Filled, or drawn as a line of this width. */
export type Shape = readonly [tone: Tone, path: string, line?: number];

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
