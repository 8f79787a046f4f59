import { type CommissionStage, stageLabel } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const LOOKS: Record<CommissionStage, [tone: BadgeTone, mark: string]> = {
  review: ['work', '!'],
  hold: ['wait', '○'],
  payable: ['good', '→'],
  'in payout': ['work', '…'],
  paid: ['good', '✓'],
  cancelled: ['bad', '×'],
};

export function CommissionStageBadge({ row }: { row: { stage: CommissionStage; rejectedAt: Date | null } }) {
  const [tone, mark] = LOOKS[row.stage];
  return (
    <Badge tone={tone} mark={mark}>
      {stageLabel(row)}
    </Badge>
  );
}
