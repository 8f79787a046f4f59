/** Three prototypes fanned out like cards: picture of the first service. */
export function PrototypesArt() {
  return (
    <svg className="bed-art" viewBox="0 0 440 250" aria-hidden="true">
      <g transform="rotate(-9 120 150)">
        <rect className="a-card" x="14" y="46" width="200" height="150" rx="10" />
        <rect className="a-green" x="26" y="74" width="176" height="62" />
        <path className="a-text" d="M30 152h90m-90 16h60" />
      </g>
      <g transform="rotate(8 330 150)">
        <rect className="a-card" x="228" y="50" width="200" height="142" rx="10" />
        <circle className="a-leaf" cx="290" cy="118" r="36" />
        <path className="a-text" d="M344 96h66m-66 18h66m-66 18h40" />
      </g>
      <rect className="a-card a-front" x="110" y="34" width="220" height="168" rx="10" />
      <path className="a-line" d="M110 58h220" />
      <path className="a-dot" d="M124 46h.01m11.99 0h.01m11.99 0h.01" />
      <path className="a-gold" d="M110 150q60-44 110-18t110-30v90a10 10 0 0 1-10 10H120a10 10 0 0 1-10-10z" />
      <path className="a-text" d="M128 80h120m-120 18h84" />
      <rect className="a-button" x="128" y="112" width="62" height="20" rx="5" />
      <path className="a-tick" d="M300 22l12 14 26-30" />
    </svg>
  );
}

/** A row of young trees with stakes: picture of the last service. */
export function SaplingsArt() {
  return (
    <svg className="bed-row" viewBox="0 0 360 110" aria-hidden="true">
      {[30, 105, 180, 255, 330].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 4 : 0})`}>
          <path className="a-stake" d="M0 104V34m9 70V52" />
          <path className="a-leaf" d="M0 40c-15-10-15-26 0-38 15 12 15 28 0 38Z" />
        </g>
      ))}
      <path className="a-stake" d="M0 105h360" />
    </svg>
  );
}
