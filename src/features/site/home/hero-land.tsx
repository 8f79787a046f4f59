/** Landscape at the bottom of the hero; its colours follow the colour scheme. */
export function HeroLand() {
  return (
    <svg className="land" viewBox="0 84 1440 216" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <g id="apple">
          <path className="l-trunk" d="M-2.5 0h5L1.500-22h-3z" />
          <path
            className="l-crown"
            d="M0-62c12-3 21 5 21 14 9 4 9 16 1 20-3 9-15 10-22 5-7 5-19 4-22-5-8-4-8-16 1-20 0-9 9-17 21-14Z"
          />
        </g>
      </defs>
      <path className="l-far" d="M0 150q180-70 380-36t420-30q240-50 640 40v176H0z" />
      <path className="l-mid" d="M0 196q260-60 560-16t460-28q240-34 420 22v126H0z" />
      <g className="l-rows">
        <use href="#apple" x="70" y="196" />
        <use href="#apple" x="150" y="186" />
        <use href="#apple" x="232" y="180" />
        <use href="#apple" x="318" y="176" />
        <use href="#apple" x="1110" y="170" />
        <use href="#apple" x="1192" y="166" />
        <use href="#apple" x="1276" y="168" />
        <use href="#apple" x="1362" y="176" />
      </g>
      <path className="l-near" d="M0 250q300-54 700-14t740-16v80H0z" />
    </svg>
  );
}
