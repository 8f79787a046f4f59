import { STAR } from '#src/ui/components/stars.tsx';

/** Decoration: what it stands for is written beside it. */
export function Star({ isOn }: { isOn: boolean }) {
  return (
    <svg className="review-star" data-on={isOn || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
