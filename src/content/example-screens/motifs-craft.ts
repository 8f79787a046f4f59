import { disc, rect, type Shape } from './shapes.ts';

/** Houses, workshops and vehicles. */
export const craftMotifs = {
  bed: [
    ['accent', disc(76, 24, 10)],
    ['light', 'M24 38h18a7 7 0 0 1 7 7v10H24z'],
    ['accent', rect(17, 55, 74, 15)],
    ['main', 'M9 28h8v42h66v-6h8v24h-8V78H17v10H9z'],
  ],
  brick: [
    ['light', rect(14, 22, 72, 66)],
    [
      'main',
      rect(14, 30, 32, 14) +
        rect(50, 30, 36, 14) +
        rect(14, 48, 18, 14) +
        rect(36, 48, 32, 14) +
        rect(72, 48, 14, 14) +
        rect(14, 66, 32, 14) +
        rect(50, 66, 36, 14),
    ],
    ['accent', 'M70 8l18 18-30 6z'],
    ['accent', 'M80 17l8-9', 6],
  ],
  bulb: [
    ['accent', 'M50 8a28 28 0 0 1 16 51c-3 3-4 6-4 10H38c0-4-1-7-4-10A28 28 0 0 1 50 8z'],
    ['light', 'M54 24 39 45h9l-4 16 16-22h-9z'],
    ['main', rect(38, 73, 24, 6) + rect(41, 83, 18, 6)],
  ],
  cleaning: [
    ['light', disc(40, 22, 9) + disc(58, 16, 6) + disc(64, 28, 4)],
    ['main', 'M27 46h46l-6 40a6 6 0 0 1-6 5H39a6 6 0 0 1-6-5z'],
    ['accent', 'M22 38h56v10H22z'],
    ['light', 'M36 60c8 6 20 6 28 0', 4],
  ],
  fan: [
    ['main', disc(50, 50, 40), 5],
    [
      'accent',
      'M50 50c-16-6-16-28 0-32 8 6 8 22 0 32zM50 50c13-11 32 0 28 16-9 4-23-4-28-16zM50 50c3 17-16 28-28 17 0-10 14-18 28-17z',
    ],
    ['light', disc(50, 50, 7)],
  ],
  flame: [
    ['main', 'M16 92V40a34 28 0 0 1 68 0v52z'],
    ['panel', 'M26 92V46a24 20 0 0 1 48 0v46z'],
    ['accent', 'M50 40c4 10 16 18 16 32a16 16 0 0 1-32 0c0-8 6-10 8-18 4 2 6 5 7 9 3-7 4-14 1-23z'],
    ['light', 'M50 66c4 5 7 8 7 13a7 7 0 0 1-14 0c0-5 4-8 7-13z'],
  ],
  gear: [
    [
      'main',
      'M43 10h14l2 10 8 4 9-6 10 10-6 9 4 8 10 2v14l-10 2-4 8 6 9-10 10-9-6-8 4-2 10H43l-2-10-8-4-9 6-10-10 6-9-4-8-10-2V49l10-2 4-8-6-9 10-10 9 6 8-4z',
    ],
    ['panel', disc(50, 54, 19)],
    ['accent', disc(50, 54, 12)],
  ],
  hammer: [
    ['accent', 'M43 42h14v46a7 7 0 0 1-14 0z'],
    ['main', 'M18 16h42c12 0 20 7 23 20-8-4-17-4-23 6H18z'],
    ['light', rect(18, 16, 9, 26)],
  ],
  house: [
    ['light', 'M20 52 50 27l30 25v36H20z'],
    ['main', 'M10 50 50 14l40 36-6 7L50 27 16 57z'],
    ['accent', rect(43, 62, 14, 26)],
    ['main', rect(27, 60, 9, 10) + rect(64, 60, 9, 10)],
  ],
  key: [
    ['main', 'M12 46 50 14l38 32v42H12z'],
    ['accent', disc(50, 48, 13) + rect(47, 58, 6, 26) + rect(53, 68, 9, 5) + rect(53, 78, 7, 5)],
    ['panel', disc(50, 48, 5)],
  ],
  knife: [
    ['light', 'M18 62C32 30 58 12 90 8 82 34 70 50 50 62z'],
    ['main', 'M18 62h32l-4 8-20 4-8 16a7 7 0 0 1-13-6z'],
    ['accent', disc(22, 72, 2.5) + disc(16, 84, 2.5)],
  ],
  paint: [
    ['main', 'M12 14h62v24H12z'],
    ['accent', 'M74 26h12v24H50v14', 6],
    ['light', rect(43, 62, 14, 28)],
    ['accent', 'M18 38h10v14a5 5 0 0 1-10 0zM34 38h8v8a4 4 0 0 1-8 0z'],
  ],
  roof: [
    ['accent', 'M66 12h11v24l-11-10z'],
    ['light', rect(19, 58, 62, 30)],
    ['main', 'M6 56 50 16l44 40-5 7H11z'],
    ['panel', 'M34 42h32M24 52h52', 3],
    ['accent', rect(43, 68, 14, 20)],
  ],
  tap: [
    ['main', 'M14 42h36v-9H38v-9h34v9H60v9h8a18 18 0 0 1 18 18v8H70v-6a3 3 0 0 0-3-3H14z'],
    ['accent', 'M78 74c9 12 9 20 0 20s-9-8 0-20z'],
  ],
  thread: [
    ['main', rect(26, 12, 48, 11) + rect(26, 77, 48, 11)],
    ['accent', rect(33, 23, 34, 54)],
    ['light', 'M33 34l34 6M33 46l34 6M33 58l34 6M67 40c16 4 18 20 16 42', 3],
  ],
  truck: [
    ['main', rect(4, 28, 54, 42)],
    ['accent', 'M60 40h18l16 18v12H60z'],
    ['light', 'M66 47h9l9 11H66z'],
    ['light', disc(24, 72, 10) + disc(76, 72, 10)],
    ['panel', disc(24, 72, 4) + disc(76, 72, 4)],
  ],
  car: [
    ['main', 'M7 62c0-8 4-12 12-13l13-2 11-15c3-4 7-5 12-5h12c6 0 9 2 12 6l9 14c8 1 13 5 13 13v9H7z'],
    ['light', 'M41 46l8-10c2-2 4-3 7-3h3v13zM64 33h5c4 0 6 1 8 4l6 9H64z'],
    ['accent', disc(28, 71, 11) + disc(75, 71, 11)],
    ['light', disc(28, 71, 4) + disc(75, 71, 4)],
  ],
  bicycle: [
    ['main', disc(25, 66, 18) + disc(75, 66, 18), 5],
    ['accent', 'M25 66 40 38h25l10 28M40 38l12 28h-27M52 66l13-28M35 30h12l-7 8M65 38l-4-14h11', 5],
  ],
} as const satisfies Record<string, readonly Shape[]>;
