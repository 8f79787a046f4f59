import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import {
  type CommissionStage,
  isDeducted,
  stageLabel,
  stageReason,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { Badge, type BadgeLook, statusLook } from '#src/ui/components/status-badge.tsx';

const LOOKS: Record<CommissionStage, BadgeLook> = {
  review: { tone: 'work', mark: '!' },
  hold: { tone: 'wait' },
  payable: { tone: 'good', mark: '→' },
  'in payout': { tone: 'work' },
  paid: { tone: 'good' },
  cancelled: { tone: 'bad' },
};

export const STAGE_COLUMN: Column<CommissionAdminView> = {
  label: 'Status',
  isFree: true,
  card: 'state',
  cell: (row) => (
    <>
      <Badge {...(isDeducted(row) ? statusLook('deducted') : LOOKS[row.stage])}>{stageLabel(row)}</Badge>
      {stageReason(row) && <span className="alist-sub">{stageReason(row)}</span>}
    </>
  ),
};
