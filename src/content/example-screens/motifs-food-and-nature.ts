import { disc, rect, type Shape } from './shapes.ts';

/** Food, plants and the outdoors. */
export const natureMotifs = {
  boat: [
    ['light', 'M50 8v54H20zM56 22l24 40H56z'],
    ['main', 'M10 66h80c-4 13-12 18-22 18H32c-10 0-18-5-22-18z'],
    ['accent', 'M6 92c7-5 15-5 22 0s15 5 22 0 15-5 22 0 15 5 22 0', 5],
  ],
  bread: [
    ['accent', 'M12 60c-6-16 8-29 23-27 7-8 23-8 30 0 15-2 29 11 23 27-2 4-3 8-3 12v12H15V72c0-4-1-8-3-12z'],
    ['light', 'M33 46l8 13M49 43l8 13M65 46l8 13', 5],
  ],
  cheese: [
    ['accent', 'M10 58 74 22c10 4 16 18 16 28v8zM10 62h80v24H10z'],
    ['panel', disc(32, 75, 6) + disc(60, 72, 7) + disc(68, 44, 7)],
  ],
  coffee: [
    ['accent', 'M36 26c-5-6 5-9 0-17M54 26c-5-6 5-9 0-17', 4],
    ['light', 'M72 44h5a9 9 0 0 1 0 19h-6', 6],
    ['light', 'M18 36h54v26a20 20 0 0 1-20 20H38a20 20 0 0 1-20-20z'],
    ['main', rect(12, 86, 66, 6)],
  ],
  food: [
    ['light', 'M34 42c-2-20 8-26 12 0zM54 42c0-16 10-20 14 0z'],
    ['main', 'M24 40h52l5 50H19z'],
    ['accent', 'M38 58c5 12 19 12 24 0', 5],
  ],
  grapes: [
    ['accent', 'M52 32C38 30 34 20 38 8c15 0 22 9 18 22z'],
    [
      'main',
      disc(32, 44, 10) +
        disc(52, 44, 10) +
        disc(72, 44, 10) +
        disc(42, 61, 10) +
        disc(62, 61, 10) +
        disc(52, 78, 10),
    ],
    ['light', disc(29, 41, 3) + disc(49, 41, 3) + disc(69, 41, 3) + disc(39, 58, 3) + disc(59, 58, 3)],
  ],
  mountains: [
    ['accent', disc(72, 28, 14)],
    ['main', 'M2 86 36 28l22 36 10-14 30 36z'],
    ['light', 'M36 28l12 20-7-3-6 6-5-6-6 5z'],
  ],
  olive: [
    ['light', 'M12 88C36 72 62 50 86 12', 4],
    [
      'main',
      'M40 68C27 62 20 51 22 38c14 5 21 16 18 30zM60 48C49 40 45 29 49 16c12 7 17 19 11 32zM50 60c12-3 23 1 30 12-13 4-24 0-30-12zM68 38c9-6 19-5 28 3-10 7-21 6-28-3z',
    ],
    ['accent', disc(36, 86, 8) + disc(60, 80, 8)],
  ],
  plant: [
    ['main', 'M50 56C50 36 38 24 18 22c0 20 12 32 32 34zM50 52c0-22 12-36 34-38 0 22-12 36-34 38z'],
    ['accent', 'M26 54h48v10H26zM31 64h38l-5 26H36z'],
    ['light', disc(50, 22, 8)],
  ],
  plate: [
    ['light', disc(50, 52, 28)],
    ['panel', disc(50, 52, 20)],
    ['accent', 'M38 56c2-12 14-18 26-14-2 12-14 18-26 14z'],
    [
      'main',
      'M8 20h4v18h3V20h4v18h3V20h4v22a6 6 0 0 1-6 6v40h-6V48a6 6 0 0 1-6-6zM82 20c9 5 11 20 9 32h-4v36h-6z',
    ],
  ],
} as const satisfies Record<string, readonly Shape[]>;
