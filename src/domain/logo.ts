/** The left, right and middle leaf of the logo, and the ground: SVG paths in a box of 40 by 40. */
export const LOGO = {
  left: 'M20 33C8 32 4 24 5 13c10 1 15 8 15 20Z',
  right: 'M20 33c12-1 16-9 15-20-10 1-15 8-15 20Z',
  middle: 'M20 24c-5-5-5-13 0-20 5 7 5 15 0 20Z',
  ground: 'M4 36.5h32',
} as const;
