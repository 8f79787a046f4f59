/** Seed, sprout, sapling, tree: one drawing per step on the same ground line. */
const STAGES = [
  <>
    <path className="g-soil" d="M10 112q50-12 100 0v8H10z" />
    <path className="g-seed" d="M60 98c-8 0-12-5-12-10 6-1 13-4 16-9 5 4 8 8 8 11 0 5-5 8-12 8Z" />
    <path className="g-line" d="M60 70V58m-15 18-7-8m37 8 7-8" />
  </>,
  <>
    <path className="g-soil" d="M10 112q50-12 100 0v8H10z" />
    <path className="g-stem" d="M60 107V68" />
    <path className="g-leaf" d="M60 78c2-18 14-26 34-26 0 18-14 27-34 26Z" />
    <path className="g-leaf2" d="M60 86c-2-14-11-21-28-21 0 14 11 22 28 21Z" />
  </>,
  <>
    <path className="g-soil" d="M10 112q50-12 100 0v8H10z" />
    <path className="g-stem" d="M60 107V40M60 84l20-14M60 72 42 58" />
    <path className="g-leaf" d="M60 44c-12-9-12-26 0-38 12 12 12 29 0 38Z" />
    <path className="g-leaf" d="M78 72c0-13 9-21 24-21 1 14-9 22-24 21Z" />
    <path className="g-leaf2" d="M44 60c-14 1-22-6-23-20 14 0 23 7 23 20Z" />
    <path className="g-leaf2" d="M60 100c2-11 9-16 22-16 0 11-9 17-22 16Z" />
  </>,
  <>
    <path className="g-soil" d="M10 112q50-12 100 0v8H10z" />
    <path className="g-stem" d="M60 109V62m0 22 16-13M60 76 46 65" />
    <path
      className="g-leaf"
      d="M60 6c13-4 24 5 24 16 13 1 20 12 15 23 3 12-7 21-18 18-8 9-22 9-30 1-13 4-23-6-20-18-8-10 0-23 12-24-1-10 7-17 17-16Z"
    />
    <path className="g-leaf2" d="M42 30q9-14 22-12M52 52q8-8 18-5" />
    <circle className="g-fruit" cx="44" cy="47" r="4.5" />
    <circle className="g-fruit" cx="82" cy="34" r="4.5" />
    <circle className="g-fruit" cx="70" cy="58" r="4.5" />
  </>,
];

export function Growth({ stage }: { stage: number }) {
  return (
    <svg className="growth" viewBox="0 0 120 120" aria-hidden="true">
      {STAGES[stage]}
    </svg>
  );
}
