import './example-screen.css';
import type { ExampleScreen } from '#src/content/landing/example-screen.ts';
import { LAYOUTS, type Place } from './layouts.ts';
import { motifs } from './motifs.ts';
import { type Palette, palettes } from './palettes.ts';

type Props = { screen: ExampleScreen; palette: Palette };

const WIDTH_PER_LETTER = 0.55;
const round = (value: number) => Math.round(value * 10) / 10;

/** The size at which the longest line fills `width`, within limits. */
function textSize(lines: readonly string[], width: number, max: number): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return round(Math.min(max, width / (longest * WIDTH_PER_LETTER)));
}

function Drawing({ screen, palette, x, y, size }: Props & { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${size / 100})`}>
      {motifs[screen.motif].map(([tone, path, line]) =>
        line ? (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={palette[tone]}
            strokeWidth={line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <path key={path} d={path} fill={palette[tone]} />
        ),
      )}
    </g>
  );
}

function Words({ screen, palette, x, y, width, largest }: Props & Place) {
  const size = textSize(screen.headline, width, largest);
  const button = Math.min(width, screen.action.length * 6.9 + 30);
  const below = y + size * 1.12;
  return (
    <>
      <Headline screen={screen} palette={palette} x={x} y={y} size={size} />
      <text
        className="sc-text"
        x={x}
        y={round(below + 24)}
        fill={palette.muted}
        fontSize={textSize([screen.text], width, 12.5)}
      >
        {screen.text}
      </text>
      <rect x={x} y={round(below + 38)} width={round(button)} height="32" rx="16" fill={palette.button} />
      <text
        className="sc-text strong"
        x={round(x + button / 2)}
        y={round(below + 58.5)}
        fill={palette.onButton}
        fontSize="12.5"
        textAnchor="middle"
      >
        {screen.action}
      </text>
    </>
  );
}

function Headline({ screen, palette, x, y, size }: Props & { x: number; y: number; size: number }) {
  return (
    <text className="sc-display" fill={palette.ink} fontSize={size}>
      {screen.headline.map((line, index) => (
        <tspan key={line} x={x} y={round(y + index * size * 1.12)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Laptop({ screen, palette, layout }: Props & { layout: number }) {
  const { panel, pictures, words } = LAYOUTS[layout % LAYOUTS.length] ?? LAYOUTS[0];
  return (
    <svg x="20" y="18" width="480" height="298" viewBox="-2 -2 480 298" aria-hidden="true">
      <path d="M-2-2h480v298H-2z" fill={palette.ground} />
      <path d={panel} fill={palette.panel} />
      {pictures.map(([x, y, size]) => (
        <Drawing key={x} screen={screen} palette={palette} x={x} y={y} size={size} />
      ))}
      <text className="sc-display" x={words.x} y="31" fill={palette.ink} fontSize="15">
        {screen.name}
      </text>
      <Words screen={screen} palette={palette} {...words} />
    </svg>
  );
}

function Phone({ screen, palette }: Props) {
  const size = textSize(screen.headline, 102, 19);
  return (
    <svg x="418" y="138" width="128" height="270" viewBox="-2 -4 128 270" aria-hidden="true">
      <path d="M-2-4h128v270H-2z" fill={palette.ground} />
      <path d="M-2 38h128v100H-2z" fill={palette.panel} />
      <Drawing screen={screen} palette={palette} x={62} y={88} size={80} />
      <text
        className="sc-display"
        x="12"
        y="27"
        fill={palette.ink}
        fontSize={textSize([screen.name], 84, 10.5)}
      >
        {screen.name}
      </text>
      <path d="M100 20h12M100 24h12M100 28h12" stroke={palette.ink} strokeWidth="1.6" />
      <Headline screen={screen} palette={palette} x={12} y={162} size={size} />
      <path d="M12 194h96M12 203h64" stroke={palette.muted} strokeWidth="3" opacity=".5" />
      <rect x="12" y="219" width="100" height="28" rx="14" fill={palette.button} />
      <text
        className="sc-text strong"
        x="62"
        y="236.5"
        fill={palette.onButton}
        fontSize={textSize([screen.action], 88, 10.5)}
        textAnchor="middle"
      >
        {screen.action}
      </text>
    </svg>
  );
}

/** The example on a laptop and on a phone; `layout` is any whole number. */
export function ExampleDevices({ screen, layout }: { screen: ExampleScreen; layout: number }) {
  const palette = palettes[screen.palette];
  return (
    <svg className="devices" viewBox="0 0 560 420" aria-hidden="true">
      <Laptop screen={screen} palette={palette} layout={layout} />
      <rect className="dv-frame" x="17" y="15" width="486" height="304" rx="12" strokeWidth="10" />
      <path className="dv-base" d="M0 324h520v3a11 11 0 0 1-11 11H11a11 11 0 0 1-11-11z" />
      <Phone screen={screen} palette={palette} />
      <rect className="dv-frame" x="416" y="136" width="132" height="274" rx="20" strokeWidth="9" />
    </svg>
  );
}
