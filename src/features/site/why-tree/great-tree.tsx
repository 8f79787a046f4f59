/** A grown oak with roots and a browser window hanging from it like a nest box. */
export function GreatTree() {
  return (
    <svg className="great-tree" viewBox="0 0 480 500" aria-hidden="true">
      <circle className="gt-sun" cx="372" cy="96" r="58" />
      <path
        className="gt-back"
        d="M236 34c44-26 96-2 104 40 46-4 78 38 62 80 32 22 32 72-4 90 2 44-48 68-82 44-28 34-86 36-112 4-34 30-92 14-100-30-42 2-66-42-46-78-34-28-22-84 22-92-6-46 40-76 82-58 14-14 44-18 74 0Z"
      />
      <path
        className="gt-front"
        d="M204 92c34-22 78-4 86 30 38-8 66 26 54 60 26 20 22 60-8 74-2 36-44 52-70 30-24 26-70 24-88-4-30 20-74 4-78-32-34-4-48-40-28-66-22-28-6-68 30-70 2-38 52-56 82-34Z"
      />
      <path
        className="gt-trunk"
        d="M226 410c10-60 8-110-2-176h34c-6 62-8 118 6 176zM232 300l-58-58m74 44 56-66"
      />
      <path
        className="gt-roots"
        d="M230 408c-24 22-56 22-92 40m100-40c-6 30-30 40-34 72m48-72c8 34 34 36 44 70m-36-70c26 20 62 16 96 36"
      />
      <path className="gt-ground" d="M20 412q110-16 220-8t220 4" />
      <g className="gt-box">
        <path className="gt-string" d="M318 222v34" />
        <rect x="276" y="256" width="86" height="62" rx="7" />
        <path d="M276 272h86" />
        <circle cx="319" cy="295" r="11" />
      </g>
      <path className="gt-bird" d="M92 128q14-14 26 0 12-14 26 0M60 164q10-10 18 0 8-10 18 0" />
    </svg>
  );
}
