/** The drawing on a certificate: a tree on a hill in front of the sun, as SVG paths. */
import { LOGO } from '#src/domain/logo.ts';

export const COLORS = {
  paper: '#faf5e9',
  ink: '#123a2a',
  muted: '#4d6757',
  sun: '#f2ac2b',
  far: '#c5d7a5',
  middle: '#8fb35f',
  near: '#1f5c43',
  ground: '#123a2a',
  leaf: '#5d8c3f',
  leafLight: '#7ba653',
  trunk: '#3b2f23',
  cream: '#f6f0df',
  sage: '#b9cfae',
} as const;

export type Shape = { path: string; fill?: string; stroke?: string; width?: number };

/** In a box of 480 by 500; the trunk stands on the line at 410. */
export const TREE: readonly Shape[] = [
  { path: 'M226 414c10-62 8-114-2-180h34c-6 62-8 120 8 180z', fill: COLORS.trunk },
  { path: 'M234 304l-58-60m72 48 56-68', stroke: COLORS.trunk, width: 11 },
  {
    path: 'M236 34c44-26 96-2 104 40 46-4 78 38 62 80 32 22 32 72-4 90 2 44-48 68-82 44-28 34-86 36-112 4-34 30-92 14-100-30-42 2-66-42-46-78-34-28-22-84 22-92-6-46 40-76 82-58 14-14 44-18 74 0Z',
    fill: COLORS.leaf,
  },
  {
    path: 'M204 92c34-22 78-4 86 30 38-8 66 26 54 60 26 20 22 60-8 74-2 36-44 52-70 30-24 26-70 24-88-4-30 20-74 4-78-32-34-4-48-40-28-66-22-28-6-68 30-70 2-38 52-56 82-34Z',
    fill: COLORS.leafLight,
  },
  { path: 'M243 300l-44-54m46 30 46-54m-50 130c-3-40-3-74 2-130', stroke: COLORS.trunk, width: 6 },
];

/** The hills below the tree, far ones first, in a box of 600 by 300. */
export const HILLS: readonly Shape[] = [
  { path: 'M0 270C120 170 320 190 600 130V300H0Z', fill: COLORS.far },
  { path: 'M0 274C180 220 360 290 600 226V300H0Z', fill: COLORS.middle },
  { path: 'M0 300C150 262 330 264 600 300Z', fill: COLORS.ground },
];

export const BIRDS = 'M92 128q14-14 26 0 12-14 26 0M60 164q10-10 18 0 8-10 18 0';

/** In a box of 40 by 40. */
export const LEAVES = [
  { path: LOGO.left, fill: COLORS.leaf },
  { path: LOGO.right, fill: COLORS.near },
  { path: LOGO.middle, fill: COLORS.sun },
] as const;
