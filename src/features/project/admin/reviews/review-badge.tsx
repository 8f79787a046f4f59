import { type ReviewState, STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const LOOKS: Record<ReviewState, [tone: BadgeTone, mark: string]> = {
  written: ['wait', '○'],
  published: ['good', '✓'],
  declined: ['calm', '×'],
};
export const STATE_LABELS: Record<ReviewState, string> = {
  written: 'To decide',
  published: 'Published',
  declined: 'Declined',
};

export function ReviewBadge({ state }: { state: ReviewState }) {
  const [tone, mark] = LOOKS[state];
  return (
    <Badge tone={tone} mark={mark}>
      {STATE_LABELS[state]}
    </Badge>
  );
}

export function StarsText({ stars }: { stars: number }) {
  return (
    <span className="alist-number" role="img" aria-label={`${stars} of ${STARS_MAX} stars`}>
      {'★'.repeat(stars)}
      {'☆'.repeat(STARS_MAX - stars)}
    </span>
  );
}
