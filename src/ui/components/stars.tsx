const STAR = 'M12 2l3 6.6 7.2.9-5.3 5 1.4 7.1L12 18l-6.3 3.6 1.4-7.1-5.3-5L9 8.6z';

/** Five of five: the only rating of the fixed testimonials. */
export function Stars({ label }: { label: string }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" role="img" aria-label={label}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
