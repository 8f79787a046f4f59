import { Alert, Button, Group, List, NumberInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { Figure } from '#src/client/explain/explain.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/method-labels.ts';
import { type PayoutPreview, RUN_LABEL_MAX } from '#src/domain/affiliate/payout/payout.schema.ts';
import type { PayoutFigure } from '#src/domain/affiliate/payout/payout-figures.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import { figureKey } from '#src/domain/office/explain/figure-key.ts';
import { paths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { CardTable } from '#src/features/admin/list/card-table.tsx';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Item = PayoutPreview['items'][number];
const payoutsText = (count: number): string => `${count} ${count === 1 ? 'payout' : 'payouts'}`;

/** One sum per currency. */
const totalOf = (items: readonly Item[]): string =>
  CURRENCIES.flatMap((currency) => {
    const own = items.filter((item) => item.currency === currency);
    return own.length > 0
      ? formatMinor(
          own.reduce((sum, item) => sum + item.amountMinor, 0),
          currency,
        )
      : [];
  }).join(' + ');

export function NextRun() {
  const [minimum, setMinimum] = useState<number | string>(0);
  const [label, setLabel] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const minimumMinor = Math.round((Number(minimum) || 0) * 100);
  const preview = trpc.payouts.preview.useQuery({ minimumMinor }, { placeholderData: keepPreviousData });
  const ready = preview.data?.items.filter((item) => item.leftOutBecause === null) ?? [];
  return (
    <section className="admin-card" aria-labelledby="next-run" style={{ marginBottom: '1.4rem' }}>
      <h2 id="next-run">Next run</h2>
      {preview.isPending ? (
        <Skeleton height={120} />
      ) : preview.error ? (
        <Text role="alert">{failureText(preview.error, 'The next run could not be worked out.')}</Text>
      ) : preview.data.openRunId ? (
        <Text>
          A run is open: <a href={paths.adminPayout(preview.data.openRunId)}>mark its lines and close it</a>{' '}
          before the next one.
        </Text>
      ) : (
        <Stack gap="md">
          <PreviewTable items={preview.data.items} />
          <Group align="flex-end" gap="md">
            <TextInput
              label="Name of the run"
              placeholder="The month, if left empty"
              maxLength={RUN_LABEL_MAX}
              w={220}
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <NumberInput
              label="Smallest payout"
              description="Less waits for the next run"
              min={0}
              decimalScale={2}
              value={minimum}
              onChange={setMinimum}
              w={180}
            />
            <Button disabled={ready.length === 0 || preview.isFetching} onClick={() => setIsAsking(true)}>
              Create payout run…
            </Button>
          </Group>
        </Stack>
      )}
      <Dialog
        title={`Create a run with ${payoutsText(ready.length)}?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        size="lg"
      >
        <CreateForm
          items={preview.data?.items ?? []}
          input={{ label: label || null, minimumMinor }}
          onClose={() => setIsAsking(false)}
        />
      </Dialog>
    </section>
  );
}

type CreateProps = {
  items: readonly Item[];
  input: { label: string | null; minimumMinor: number };
  onClose: () => void;
};

function CreateForm({ items, input, onClose }: CreateProps) {
  const utils = trpc.useUtils();
  const ready = items.filter((item) => item.leftOutBecause === null);
  const leftOut = items.filter((item) => item.leftOutBecause !== null);
  const create = trpc.payouts.createRun.useMutation({
    onSuccess({ run }) {
      showToast({
        title: 'Payout run created',
        description: 'Pay its lines, then mark them. Until then you can discard it.',
      });
      onClose();
      void navigate(paths.adminPayout(run.id));
    },
    onError(error) {
      showErrorToast('No payout run', error);
      void utils.payouts.preview.invalidate();
      onClose();
    },
  });
  return (
    <>
      <CardTable
        caption="Payouts of this run"
        columns={CONFIRMED}
        rows={ready}
        rowKey={(item) => `${item.affiliateId}-${item.currency}`}
      />
      <Text mt="sm" fw={600}>
        Total: {totalOf(ready)}
      </Text>
      <Text mt="xs">
        The run sets{' '}
        {counted(
          ready.reduce((sum, { commissions }) => sum + commissions, 0),
          'commission',
        )}{' '}
        aside. No money moves and nobody is emailed before you mark a line.
      </Text>
      {leftOut.length > 0 && (
        <>
          <Text mt="md" fw={600}>
            {counted(leftOut.length, 'balance')} left for a later run
          </Text>
          <List>
            {leftOut.map((item) => (
              <List.Item key={`${item.affiliateId}-${item.currency}`}>
                {item.affiliateName}, {formatMinor(item.amountMinor, item.currency)}: {item.leftOutBecause}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <DialogActions safe="Not now" onSafe={onClose}>
        <Button loading={create.isPending} onClick={() => create.mutate(input)}>
          Create payout run
        </Button>
      </DialogActions>
    </>
  );
}

const PREVIEW: Column<Item>[] = [
  {
    key: 'name',
    label: 'Affiliate',
    isTitle: true,
    cell: (item) => <a href={paths.adminAffiliate(item.affiliateId)}>{item.affiliateName}</a>,
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    cell: (item) => (
      <Figure<PayoutFigure>
        figure="next-run"
        of={figureKey(item.affiliateId, item.currency)}
        text={formatMinor(item.amountMinor, item.currency)}
        label={`payable to ${item.affiliateName}`}
      />
    ),
  },
  { key: 'method', label: 'By', cell: (item) => PAYOUT_METHOD_LABELS[item.method] },
  {
    key: 'in',
    label: 'In the run?',
    cell: (item) => (item.leftOutBecause ? `No: ${item.leftOutBecause}` : 'Yes'),
  },
];

/** Inside the question, where no second dialog may open. */
const CONFIRMED: Column<Item>[] = PREVIEW.filter(({ key }) => key !== 'in').map((column) =>
  column.key === 'amount'
    ? { ...column, cell: (item) => formatMinor(item.amountMinor, item.currency) }
    : column,
);

function PreviewTable({ items }: { items: PayoutPreview['items'] }) {
  if (items.length === 0) return <Alert>There is nothing to pay out right now.</Alert>;
  return (
    <CardTable
      caption="What the next run would hold"
      columns={PREVIEW}
      rows={items}
      rowKey={(item) => `${item.affiliateId}-${item.currency}`}
    />
  );
}
