import { Alert, Button, Checkbox, List, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { api, failureText, trpc } from '#src/client/trpc.ts';
import type { PayoutResultView } from '#src/domain/payout/payout.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { CardTable } from '../list/card-table.tsx';
import type { Column } from '../list/list-types.ts';
import { RehearsalResult } from '../rehearsal/rehearsal-result.tsx';
import { RehearseActions } from '../rehearsal/rehearse-actions.tsx';
import { useRehearsal } from '../rehearsal/use-rehearsal.ts';

/** `csv` is the text of the file; empty to paste it here. */
type Props = { runId: number; csv: string | null; onClose: () => void; onDone: () => void };

export function ResultDialog({ csv, ...props }: Props) {
  return (
    <Dialog title="Result of the payments" isOpen={csv !== null} onClose={props.onClose} size="xl">
      {csv !== null && <Result {...props} csv={csv} />}
    </Dialog>
  );
}

const today = (): string => utcDay(new Date());

function Result({ runId, csv: chosen, onClose, onDone }: Props & { csv: string }) {
  const [csv, setCsv] = useState(chosen);
  const [text, setText] = useState('');
  const preview = trpc.payouts.previewResult.useMutation();
  const { mutate } = preview;
  useEffect(() => {
    if (csv !== '') mutate({ id: runId, csv, paidOn: today() });
  }, [csv, runId, mutate]);
  if (csv === '')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setCsv(text.trim());
        }}
      >
        <Textarea
          label="Paste the result file here, with its first line"
          description="CSV from PayPal’s payout report or your bank’s account statement."
          autosize
          minRows={6}
          maxRows={14}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogActions safe="Not now" onSafe={onClose}>
          <Button type="submit" disabled={text.trim() === ''}>
            Check
          </Button>
        </DialogActions>
      </form>
    );
  if (preview.error)
    return <Alert color="red">{failureText(preview.error, 'This file could not be read.')}</Alert>;
  if (!preview.data) return <Skeleton height={160} />;
  return (
    <Effect result={preview.data} input={{ id: runId, csv, paidOn: today() }} {...{ onClose, onDone }} />
  );
}

const OUTCOMES = { paid: 'paid', failed: 'failed', unchanged: 'no change' } as const;
const COLUMNS: Column<PayoutResultView['lines'][number]>[] = [
  { key: 'name', label: 'Affiliate', isTitle: true, cell: (line) => line.affiliateName },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    cell: (line) => formatMinor(line.amountMinor, line.currency),
  },
  { key: 'outcome', label: 'Becomes', cell: (line) => <StatusBadge status={OUTCOMES[line.outcome]} /> },
  { key: 'note', label: 'Note', isFree: true, cell: (line) => line.note },
];

type EffectProps = {
  result: PayoutResultView;
  input: { id: number; csv: string; paidOn: string };
  onClose: () => void;
  onDone: () => void;
};

/** What the file would do, before it does it. */
function Effect({ result, input, onClose, onDone }: EffectProps) {
  const [closeWhenDone, setCloseWhenDone] = useState(true);
  const count = (outcome: keyof typeof OUTCOMES) =>
    result.lines.filter((line) => line.outcome === outcome).length;
  const changes = count('paid') + count('failed');
  const apply = trpc.payouts.applyResult.useMutation({
    onSuccess(done) {
      showToast({
        title: 'Result applied',
        description: `${count('paid')} paid, ${count('failed')} failed.${done.isClosed ? ' The run is closed.' : ''}`,
      });
      onDone();
      onClose();
    },
  });
  const rehearsal = useRehearsal();
  const confirm = (
    <Button loading={apply.isPending} onClick={() => apply.mutate({ ...input, closeWhenDone })}>
      Apply to {changes} {changes === 1 ? 'line' : 'lines'}
    </Button>
  );
  const error = apply.error && failureText(apply.error, 'Nothing was changed.');
  if (rehearsal.result)
    return (
      <RehearsalResult result={rehearsal.result} onBack={rehearsal.back} error={error}>
        {confirm}
      </RehearsalResult>
    );
  return (
    <Stack gap="md">
      {result.lines.length > 0 ? (
        <CardTable
          caption="Effect of this file"
          columns={COLUMNS}
          rows={result.lines}
          rowKey={(line) => line.lineId}
        />
      ) : (
        <Text>No row of this file names a line of this run with its amount.</Text>
      )}
      {result.stillOpen.length > 0 && <Text>Still open: {result.stillOpen.join(', ')}</Text>}
      {result.isCut && <Alert color="accent">Only the first 2,000 rows were read.</Alert>}
      {result.unmatched.length > 0 && (
        <details>
          <summary>
            {result.unmatched.length} {result.unmatched.length === 1 ? 'row was' : 'rows were'} not matched
          </summary>
          <List size="sm" mt="xs">
            {result.unmatched.map((row) => (
              <List.Item key={row.row}>
                Row {row.row}: {row.reason} <span className="alist-sub">{row.text}</span>
              </List.Item>
            ))}
          </List>
        </details>
      )}
      {error && <Alert color="red">{error}</Alert>}
      {changes > 0 && result.stillOpen.length === 0 && !result.isClosed && (
        <Checkbox
          label="Close the run"
          checked={closeWhenDone}
          onChange={(event) => setCloseWhenDone(event.currentTarget.checked)}
        />
      )}
      {changes > 0 ? (
        <RehearseActions
          safe="Not now"
          onSafe={onClose}
          rehearsal={rehearsal}
          onRehearse={() =>
            void rehearsal.start(() => api.payouts.rehearseResult.mutate({ ...input, closeWhenDone }))
          }
        >
          {confirm}
        </RehearseActions>
      ) : (
        <DialogActions safe="Close" onSafe={onClose}>
          {null}
        </DialogActions>
      )}
    </Stack>
  );
}
