import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CommissionAdminView } from '#src/domain/commission/commission-admin.schema.ts';
import type { ConfirmationView } from '#src/domain/confirmation/confirmation.schema.ts';
import type { ContactView } from '#src/domain/contact/contact.schema.ts';
import { replyHref } from '#src/domain/contact/reply.rules.ts';
import type { OrderView } from '#src/domain/order/order.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { rehearsalOf, useBulkRun } from '../bulk/use-bulk-run.ts';
import { type Decision, DecisionDialog } from '../commissions/decision-dialog.tsx';
import { useConfirmationBulk } from '../confirmations/confirmation-bulk.ts';
import { useContactState } from '../contacts/use-contact-state.ts';
import { useReply } from '../contacts/use-reply.ts';
import type { BulkAction } from '../list/list-types.ts';
import { useSendForms } from '../orders/order-bulk.ts';
import { showUndoToast } from '../shell/undo-toast.ts';
import type { Step } from './round-steps.ts';

type OnDone = { onDone: () => void };

/** The decision of a step: each is the existing action of its list, with its question or undo. */
export function StepActions({ step, isOwner, onDone }: { step: Step; isOwner: boolean } & OnDone) {
  switch (step.kind) {
    case 'send-form':
      return <SendForm row={step.row} onDone={onDone} />;
    case 'start-work':
      return <StartWork row={step.row} onDone={onDone} />;
    case 'answer':
      return <Answer row={step.row} onDone={onDone} />;
    case 'decide':
      return isOwner ? <Decide row={step.row} onDone={onDone} /> : null;
    case 'open':
      return null;
  }
}

const SendForm = ({ row, onDone }: { row: OrderView } & OnDone) => (
  <Asked label="Send form link" action={useSendForms()} row={row} onDone={onDone} />
);

const StartWork = ({ row, onDone }: { row: ConfirmationView } & OnDone) => (
  <Asked label="Start work" action={useConfirmationBulk().in_progress} row={row} onDone={onDone} />
);

type AskedProps<T> = { label: string; action: BulkAction<T>; row: T } & OnDone;

/** A bulk action for one row, after its question. */
function Asked<T extends { id: number }>({ label, action, row, onDone }: AskedProps<T>) {
  const [isAsking, setIsAsking] = useState(false);
  const isDecided = useRef(false);
  const { running, run } = useBulkRun<T>(
    ({ id }) => id,
    ({ title, results, onUndo }) => {
      const failed = results.find(({ ok }) => !ok);
      if (failed)
        showToast({ title: 'Nothing was changed', description: failed.message, variant: 'destructive' });
      else if (onUndo) showUndoToast({ title }, () => void onUndo());
      else showToast({ title });
      // An undo reports here as well; the round has moved on by then.
      if (failed || isDecided.current) return;
      isDecided.current = true;
      onDone();
    },
  );
  return (
    <>
      <Button data-primary loading={running !== null} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <BulkDialog
        label={label}
        question={(isAsking && action.confirm?.([row])) || null}
        rehearse={rehearsalOf(action, [row])}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void run(action, [row]);
        }}
      />
    </>
  );
}

function Answer({ row, onDone }: { row: ContactView } & OnDone) {
  const reply = useReply();
  const setState = useContactState();
  return (
    <>
      {row.email && (
        <Button
          data-primary
          component="a"
          href={replyHref(row)}
          onClick={() => {
            reply(row, true);
            // After the browser has followed the link.
            setTimeout(onDone);
          }}
        >
          Reply, mark as answered
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => {
          setState(row, 'spam');
          onDone();
        }}
      >
        Mark as spam
      </Button>
    </>
  );
}

function Decide({ row, onDone }: { row: CommissionAdminView } & OnDone) {
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <Button data-primary onClick={() => setDecision({ rows: [row], kind: 'release' })}>
        Release…
      </Button>
      <Button variant="default" c="red" onClick={() => setDecision({ rows: [row], kind: 'cancel' })}>
        Cancel commission…
      </Button>
      <DecisionDialog decision={decision} onClose={() => setDecision(null)} onDecided={onDone} />
    </>
  );
}
