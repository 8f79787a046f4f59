import {
  type CommissionStage,
  STAGE_LABELS,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const LOOKS: Record<CommissionStage, [tone: BadgeTone, mark: string]> = {
  review: ['work', '!'],
  hold: ['wait', '○'],
  payable: ['good', '→'],
  'in payout': ['work', '…'],
  paid: ['good', '✓'],
  cancelled: ['bad', '×'],
};

export function StageBadge({ stage }: { stage: CommissionStage }) {
  const [tone, mark] = LOOKS[stage];
  return (
    <Badge tone={tone} mark={mark}>
      {STAGE_LABELS[stage]}
    </Badge>
  );
}
