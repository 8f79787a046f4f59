import type { ExampleScreen } from '#src/content/example-screens/example-screen.ts';
import { motifs } from '#src/content/example-screens/motifs.ts';
import { type Palette, palettes } from '#src/content/example-screens/palettes.ts';

/** Headline, line of text and button, from this baseline on; lines fit into `width`. */
type Place = { x: number; y: number; width: number; largest: number };

type Layout = {
  /** Path of the coloured ground behind the pictures. */
  panel: string;
  pictures: readonly (readonly [x: number, y: number, size: number])[];
  words: Place;
};

/** Screens of 476 x 294, whose lower right corner is behind the phone. */
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    panel: 'M250-2h228v298H250z',
    pictures: [[323, 152, 128]],
    words: { x: 28, y: 124, width: 204, largest: 34 },
  },
  {
    panel: 'M-2-2h152v298H-2z',
    pictures: [[75, 156, 118]],
    words: { x: 174, y: 124, width: 200, largest: 32 },
  },
  {
    panel: 'M232 152a92 92 0 1 0 184 0a92 92 0 1 0-184 0z',
    pictures: [[318, 152, 118]],
    words: { x: 28, y: 124, width: 186, largest: 34 },
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

/** An element of the drawing: the build renders it with React, the browser with the DOM. */
export type Part = {
  tag: 'svg' | 'g' | 'path' | 'rect' | 'text' | 'tspan';
  /** Named as React names them. */
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (Part | string)[];
};
type Colours = { screen: ExampleScreen; palette: Palette };

/** The name's largest size on each device. */
type NameSize = { laptop: number; phone: number };
const EXAMPLE_NAME: NameSize = { laptop: 15, phone: 10.5 };
/** A reader looks for the own name first. */
export const OWN_NAME: NameSize = { laptop: 23, phone: 13 };

const part = (
  tag: Part['tag'],
  attributes: Part['attributes'],
  ...children: readonly (Part | string)[]
): Part => ({ tag, attributes, children });

const WIDTH_PER_LETTER = 0.58;
/** Capitals throughout are wider by this factor. */
const CAPITALS = 1.3;
const round = (value: number) => Math.round(value * 10) / 10;

function letters(line: string): number {
  const capitals = line === line.toUpperCase() && line !== line.toLowerCase();
  return line.length * (capitals ? CAPITALS : 1);
}

/** The size at which the longest line fills `width`, within limits. */
function textSize(lines: readonly string[], width: number, max: number): number {
  return round(Math.min(max, width / (Math.max(...lines.map(letters)) * WIDTH_PER_LETTER)));
}

function motif({ screen, palette }: Colours, x: number, y: number, size: number): Part {
  return part(
    'g',
    { transform: `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${size / 100})` },
    ...motifs[screen.motif].map(([tone, d, line]) =>
      line
        ? part('path', {
            d,
            fill: 'none',
            stroke: palette[tone],
            strokeWidth: line,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })
        : part('path', { d, fill: palette[tone] }),
    ),
  );
}

const headline = ({ screen, palette }: Colours, x: number, y: number, size: number): Part =>
  part(
    'text',
    { className: 'sc-display', fill: palette.ink, fontSize: size },
    ...screen.headline.map((line, index) => part('tspan', { x, y: round(y + index * size * 1.12) }, line)),
  );

const nameText = ({ screen, palette }: Colours, x: number, y: number, width: number, max: number): Part =>
  part(
    'text',
    { className: 'sc-display', x, y, fill: palette.ink, fontSize: textSize([screen.name], width, max) },
    screen.name,
  );

type Button = { x: number; y: number; width: number; height: number; baseline: number; fontSize: number };
const button = ({ screen, palette }: Colours, { baseline, fontSize, ...box }: Button): Part[] => [
  part('rect', { ...box, rx: box.height / 2, fill: palette.button }),
  part(
    'text',
    {
      className: 'sc-text strong',
      x: round(box.x + box.width / 2),
      y: baseline,
      fill: palette.onButton,
      fontSize,
      textAnchor: 'middle',
    },
    screen.action,
  ),
];

function words(colours: Colours, { x, y, width, largest }: Place): Part[] {
  const { screen, palette } = colours;
  const size = textSize(screen.headline, width, largest);
  const below = y + size * 1.12;
  return [
    headline(colours, x, y, size),
    part(
      'text',
      {
        className: 'sc-text',
        x,
        y: round(below + 24),
        fill: palette.muted,
        fontSize: textSize([screen.text], width, 12.5),
      },
      screen.text,
    ),
    ...button(colours, {
      x,
      y: round(below + 38),
      width: round(Math.min(width, screen.action.length * 6.9 + 30)),
      height: 32,
      baseline: round(below + 58.5),
      fontSize: 12.5,
    }),
  ];
}

function laptop(colours: Colours, layout: number, largestName: number): Part {
  const { palette } = colours;
  const { panel, pictures, words: place } = LAYOUTS[layout % LAYOUTS.length] ?? LAYOUTS[0];
  return part(
    'svg',
    { x: 20, y: 18, width: 480, height: 298, viewBox: '-2 -2 480 298', 'aria-hidden': 'true' },
    part('path', { d: 'M-2-2h480v298H-2z', fill: palette.ground }),
    part('path', { d: panel, fill: palette.panel }),
    ...pictures.map(([x, y, size]) => motif(colours, x, y, size)),
    nameText(colours, place.x, 31, place.width, largestName),
    ...words(colours, place),
  );
}

function phone(colours: Colours, largestName: number): Part {
  const { screen, palette } = colours;
  return part(
    'svg',
    { x: 418, y: 138, width: 128, height: 270, viewBox: '-2 -4 128 270', 'aria-hidden': 'true' },
    part('path', { d: 'M-2-4h128v270H-2z', fill: palette.ground }),
    part('path', { d: 'M-2 38h128v100H-2z', fill: palette.panel }),
    motif(colours, 62, 88, 80),
    nameText(colours, 12, 27, 76, largestName),
    part('path', { d: 'M100 20h12M100 24h12M100 28h12', stroke: palette.ink, strokeWidth: 1.6 }),
    headline(colours, 12, 162, textSize(screen.headline, 102, 19)),
    part('path', { d: 'M12 194h96M12 203h64', stroke: palette.muted, strokeWidth: 3, opacity: '.5' }),
    ...button(colours, {
      x: 12,
      y: 219,
      width: 100,
      height: 28,
      baseline: 236.5,
      fontSize: textSize([screen.action], 88, 10.5),
    }),
  );
}

/** The example on a laptop and on a phone; `layout` is any whole number. */
export function drawDevices(screen: ExampleScreen, layout: number, name = EXAMPLE_NAME): Part {
  const colours = { screen, palette: palettes[screen.palette] };
  return part(
    'svg',
    { className: 'devices', viewBox: '0 0 560 420', 'aria-hidden': 'true' },
    laptop(colours, layout, name.laptop),
    part('rect', { className: 'dv-frame', x: 17, y: 15, width: 486, height: 304, rx: 12, strokeWidth: 10 }),
    part('path', { className: 'dv-base', d: 'M0 324h520v3a11 11 0 0 1-11 11H11a11 11 0 0 1-11-11z' }),
    phone(colours, name.phone),
    part('rect', { className: 'dv-frame', x: 416, y: 136, width: 132, height: 274, rx: 20, strokeWidth: 9 }),
  );
}

/** React's name of an attribute as SVG writes it. */
const svgName = (name: string): string => {
  if (name === 'className') return 'class';
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
};

/** Text becomes text nodes: nothing that a visitor typed is parsed as markup. */
export function svgElement({ tag, attributes, children }: Part): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(svgName(name), String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))));
  return element;
}
