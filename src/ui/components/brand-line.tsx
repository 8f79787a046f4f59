import './brand-line.css';

/** Pseudo-random numbers in 0..1 from a seed: the same drawing in every build. */
function sequence(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** Bushes of uneven width on a 1200 x 60 viewBox. */
function brandPath(seed: number, base: number, low: number, high: number): string {
  const next = sequence(seed);
  let x = 0;
  let path = `M0 60V${base}`;
  while (x < 1200) {
    const width = Math.round(60 + next() * 90);
    const height = Math.round(low + next() * (high - low));
    path += `q${Math.round(width / 2)}-${height} ${width} 0`;
    x += width;
  }
  return `${path}V60z`;
}

/** Edge between a light and a dark area. Two rows, the nearer one in the area's own colour. */
export function BrandLine({ seed }: { seed: number }) {
  return (
    <svg className="brand-line" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path className="brand-line-far" d={brandPath(seed, 40, 28, 70)} />
      <path className="brand-line-near" d={brandPath(seed + 5, 46, 16, 48)} />
    </svg>
  );
}
