import { Checkbox, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { ListedCommission } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { ReasonDialog } from '#src/features/admin/dialog/reason-dialog.tsx';
import { customerName, emailText } from '#src/features/admin/list/cells.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useRefreshCommissions } from './refresh-commissions.ts';

export type Decision = { rows: readonly ListedCommission[]; kind: 'release' | 'reject' };

const amountOf = (row: ListedCommission): string => formatMinor(row.amountMinor, row.currency);
const nameOf = (row: ListedCommission): string =>
  `${amountOf(row)} for ${row.affiliateName}, order ${row.orderId}`;
const buyerOf = ({ buyer }: ListedCommission): string =>
  buyer ? `Bought by ${customerName(buyer.name)}, ${emailText(buyer.email)}.` : '';
const TEXTS = {
  release: {
    title: 'Release',
    label: 'Why it’s fine to pay, for the audit log',
    effect: 'We’ll tell {whom} that the check is finished.',
    done: 'Commission released',
  },
  reject: {
    title: 'Reject',
    label: 'Reason, as the affiliate will read it',
    effect: 'We’ll email {whom} your reason, word for word.',
    done: 'Commission rejected',
  },
} as const;
const NONE_CHOSEN = 'Choose at least one commission.';
const FINAL = 'A rejected commission can’t be reinstated, whatever happens to the order.';

export function DecisionDialog({ decision, onClose }: { decision: Decision | null; onClose: () => void }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts with all rows
  useEffect(() => setLeft(new Set()), [decision]);
  const decide = useDecision();
  const all = decision?.rows ?? [];
  const rows = all.filter(({ id }) => !left.has(id));
  const kind = decision?.kind ?? 'release';
  const text = TEXTS[kind];
  const [first] = all;
  const isOne = all.length === 1;
  return (
    <ReasonDialog
      title={`${text.title} ${isOne && first ? nameOf(first) : counted(rows.length, 'commission')}?`}
      lead={
        isOne && first ? (
          [
            text.effect.replace('{whom}', () => first.affiliateName),
            kind === 'reject' ? FINAL : `Under review because: ${first.reviewReason ?? ''}.`,
            buyerOf(first),
          ].join(' ')
        ) : (
          <Stack gap="xs">
            {all.map((row) => (
              <Checkbox
                key={row.id}
                label={nameOf(row)}
                description={[buyerOf(row), row.reviewReason].filter(Boolean).join(' ')}
                checked={!left.has(row.id)}
                onChange={(event) => {
                  const next = new Set(left);
                  if (event.currentTarget.checked) next.delete(row.id);
                  else next.add(row.id);
                  setLeft(next);
                }}
              />
            ))}
            <Text>
              {text.effect.replace('{whom}', 'each affiliate')} {kind === 'reject' && FINAL}
            </Text>
          </Stack>
        )
      }
      label={text.label}
      action={`${text.title} ${isOne ? 'commission' : 'commissions'}`}
      isDangerous={kind === 'reject'}
      isOpen={decision !== null}
      missing={decision && rows.length === 0 ? NONE_CHOSEN : undefined}
      onClose={onClose}
      onSubmit={(reason) => decide({ rows, kind }, reason)}
    />
  );
}

function useDecision(): (decision: Decision, reason: string) => Promise<void> {
  const refresh = useRefreshCommissions();
  const one = {
    release: trpc.commissions.release.useMutation(),
    reject: trpc.commissions.reject.useMutation(),
  };
  const many = {
    release: trpc.commissions.bulkRelease.useMutation(),
    reject: trpc.commissions.bulkReject.useMutation(),
  };
  return async ({ rows, kind }, reason) => {
    const [first] = rows;
    if (!first) throw new Error('no commission is chosen');
    let description = `${amountOf(first)} of order ${first.orderId}`;
    let failed: string[] = [];
    if (rows.length === 1) await one[kind].mutateAsync({ id: first.id, reason });
    else {
      const { results } = await many[kind].mutateAsync({ ids: rows.map(({ id }) => id), reason });
      failed = results.flatMap(({ id, ok, message }) =>
        ok ? [] : `Order ${rows.find((row) => row.id === id)?.orderId ?? ''}: ${message}`,
      );
      description = [`${results.length - failed.length} of ${results.length} done.`, ...failed].join(' ');
    }
    showToast({
      title: TEXTS[kind].done,
      description,
      variant: failed.length > 0 ? 'destructive' : 'default',
    });
    refresh();
  };
}
