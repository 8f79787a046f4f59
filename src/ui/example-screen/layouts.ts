/** Headline, line of text and button, from this baseline on; lines fit into `width`. */
export type Place = { x: number; y: number; width: number; largest: number };

type Layout = {
  /** Path of the coloured ground behind the pictures. */
  panel: string;
  pictures: readonly (readonly [x: number, y: number, size: number])[];
  words: Place;
};

/** Screens of 476 x 294, whose lower right corner is behind the phone. */
export const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    panel: 'M250-2h228v298H250z',
    pictures: [[323, 152, 128]],
    words: { x: 28, y: 124, width: 212, largest: 34 },
  },
  {
    panel: 'M-2-2h152v298H-2z',
    pictures: [[75, 156, 118]],
    words: { x: 174, y: 124, width: 212, largest: 32 },
  },
  {
    panel: 'M232 152a92 92 0 1 0 184 0a92 92 0 1 0-184 0z',
    pictures: [[318, 152, 118]],
    words: { x: 28, y: 124, width: 198, largest: 34 },
  },
  {
    panel: 'M-2 46h480v88H-2z',
    pictures: [
      [62, 90, 66],
      [162, 90, 66],
      [262, 90, 66],
      [362, 90, 66],
    ],
    words: { x: 28, y: 176, width: 320, largest: 30 },
  },
];
