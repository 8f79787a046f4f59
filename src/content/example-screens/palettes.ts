/** Colours of a drawn website. Motifs stand on `panel`, words on `ground`. */
export type Palette = {
  ground: string;
  ink: string;
  muted: string;
  panel: string;
  main: string;
  accent: string;
  light: string;
  button: string;
  onButton: string;
};

export const palettes = {
  sage: {
    ground: '#f4f6ec',
    ink: '#22382b',
    muted: '#5a6c60',
    panel: '#cfe0c2',
    main: '#3a6f4f',
    accent: '#d98a1f',
    light: '#fdfdf6',
    button: '#2f5f43',
    onButton: '#fdfdf6',
  },
  navy: {
    ground: '#f5f4ef',
    ink: '#1d2a40',
    muted: '#58647a',
    panel: '#22324d',
    main: '#e3c384',
    accent: '#d9694a',
    light: '#f6f1e4',
    button: '#22324d',
    onButton: '#f6f1e4',
  },
  clay: {
    ground: '#fbf3e8',
    ink: '#43231a',
    muted: '#7a5a4c',
    panel: '#bd5a39',
    main: '#fbe3c6',
    accent: '#ffc15e',
    light: '#fffaf2',
    button: '#a54627',
    onButton: '#fffaf2',
  },
  night: {
    ground: '#14212b',
    ink: '#f2f0e6',
    muted: '#a5b6c2',
    panel: '#20394a',
    main: '#7fd1c7',
    accent: '#f4c453',
    light: '#f7f2e2',
    button: '#f4c453',
    onButton: '#1c1a10',
  },
  berry: {
    ground: '#fcf2f3',
    ink: '#481d31',
    muted: '#7c5566',
    panel: '#f0c9d2',
    main: '#9c3158',
    accent: '#e08a2c',
    light: '#fffafa',
    button: '#9c3158',
    onButton: '#fff7f8',
  },
  sky: {
    ground: '#f0f6fa',
    ink: '#17324d',
    muted: '#53697f',
    panel: '#b9dbef',
    main: '#23619a',
    accent: '#ef7b3b',
    light: '#ffffff',
    button: '#23619a',
    onButton: '#ffffff',
  },
  sand: {
    ground: '#f8f3e7',
    ink: '#3a2e1c',
    muted: '#6f6350',
    panel: '#e4d1a6',
    main: '#7b5426',
    accent: '#22776c',
    light: '#fffdf5',
    button: '#22695f',
    onButton: '#fffdf5',
  },
  slate: {
    ground: '#222a28',
    ink: '#f3efe4',
    muted: '#b2bab5',
    panel: '#394541',
    main: '#e9e0c9',
    accent: '#f0803f',
    light: '#ffffff',
    button: '#f0803f',
    onButton: '#22130a',
  },
  lemon: {
    ground: '#fffbe8',
    ink: '#27231a',
    muted: '#655e4a',
    panel: '#ffd652',
    main: '#2c2a26',
    accent: '#d84a26',
    light: '#fffdf4',
    button: '#2c2a26',
    onButton: '#ffe48a',
  },
  teal: {
    ground: '#edf6f3',
    ink: '#143c3a',
    muted: '#4c6b69',
    panel: '#1f6f6b',
    main: '#f2e6c6',
    accent: '#ffb454',
    light: '#ffffff',
    button: '#1a5f5b',
    onButton: '#ffffff',
  },
  plum: {
    ground: '#251b2c',
    ink: '#f4ebf2',
    muted: '#bdaec4',
    panel: '#453152',
    main: '#e3a7c7',
    accent: '#f2c369',
    light: '#fff6fb',
    button: '#e3a7c7',
    onButton: '#2a1830',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
