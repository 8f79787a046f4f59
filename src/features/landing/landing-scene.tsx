/** Hash of the slug, 0 to 2^32: each page has its own drawing, the same in every build. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16777619);
  return value >>> 0;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One leaf on the stem, at fraction `t` of its height. */
function leaf(t: number, side: number, size: number): string {
  const y = round(430 - t * 330);
  const dx = side * size;
  const bend = round(size * 0.62);
  return `M240 ${y}c${round(dx * 0.15)} ${-bend} ${round(dx * 0.6)} ${round(-bend * 1.1)} ${dx} ${round(-bend * 0.9)}c${round(-dx * 0.05)} ${round(bend * 0.8)} ${round(-dx * 0.45)} ${round(bend * 1.15)} ${-dx} ${round(bend * 0.9)}`;
}

/** A botanical drawing; leaf count, size and angle derive from the slug. */
export function LandingScene({ seed, label }: { seed: string; label?: string }) {
  const random = hash(seed);
  const pairs = 4 + (random % 3);
  const size = 84 + (random % 47);
  const shift = (random >> 5) % 2;
  const berries = (random >> 8) % 3;
  const parts = Array.from({ length: pairs * 2 }, (_, index) => {
    const t = 0.12 + (index / (pairs * 2)) * 0.82;
    const side = (index + shift) % 2 ? 1 : -1;
    return { t, side, size: round(size * (1.12 - t * 0.72)) };
  });
  const path = (wanted: number) =>
    parts
      .filter((part) => part.side === wanted)
      .map((part) => leaf(part.t, part.side, part.size))
      .join('');
  return (
    <svg className="specimen" viewBox="0 0 480 480" aria-hidden="true">
      <rect className="sp-sheet" x="50" y="16" width="380" height="448" rx="6" />
      <path className="sp-a" d={path(-1)} />
      <path className="sp-b" d={path(1)} />
      <path className="sp-stem" d="M240 452c3-120-4-240 0-362" />
      <path className="sp-c" d="M240 96c-17-14-17-40 0-58 17 18 17 44 0 58Z" />
      {berries > 0 &&
        parts
          .filter((_, index) => index % (4 - berries) === 1)
          .map((part) => (
            <circle
              key={part.t}
              className="sp-berry"
              cx={round(240 + part.side * part.size * 0.34)}
              cy={round(446 - part.t * 330)}
              r="8"
            />
          ))}
      {label && (
        <text className="sp-label" x="408" y="446" textAnchor="end">
          {label}
        </text>
      )}
      <path className="sp-tape" d="M214 408l54-12 4 20-54 12z" />
    </svg>
  );
}
