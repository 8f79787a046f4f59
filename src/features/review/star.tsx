/** Decoration: what it stands for is written beside it. */
export function Star({ isOn }: { isOn: boolean }) {
  return (
    <svg className="review-star" data-on={isOn || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2l3 6.6 7.2.9-5.3 5 1.4 7.1L12 18l-6.3 3.6 1.4-7.1-5.3-5L9 8.6z" />
    </svg>
  );
}
