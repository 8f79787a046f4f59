import { type CommissionStage, STAGE_LABELS } from '#src/domain/commission/commission-admin.schema.ts';

const LOOK: Record<CommissionStage, [tone: string, mark: string]> = {
  review: ['work', '!'],
  hold: ['wait', '○'],
  payable: ['good', '→'],
  'in payout': ['work', '…'],
  paid: ['good', '✓'],
  cancelled: ['bad', '×'],
};

/** Text and icon, never colour alone (WCAG 1.4.1). */
export function StageBadge({ stage }: { stage: CommissionStage }) {
  const [tone, icon] = LOOK[stage];
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true">{icon}</span> {STAGE_LABELS[stage]}
    </span>
  );
}
