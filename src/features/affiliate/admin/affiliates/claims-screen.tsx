import { Button, List, Text, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  answerClaimInput,
  CLAIM_STATUSES,
  type ClaimAdminView,
  claimsInput,
  creditPreviewInput,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { statusFilter } from '#src/features/admin/list/filters.ts';
import { useListState } from '#src/features/admin/list/list-state.ts';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useDraft } from '#src/features/admin/shell/drafts.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

const columnsFor = (open: (claim: ClaimAdminView) => void): Column<ClaimAdminView>[] => [
  {
    key: 'question',
    label: 'Question',
    isTitle: true,
    cell: (row) => (
      <>
        {row.message ?? 'Where is this sale?'}
        <span className="alist-sub">
          About {row.subject}. We replied: {row.reasonTitle}
        </span>
      </>
    ),
  },
  {
    key: 'affiliate',
    label: 'Affiliate',
    isFree: true,
    cell: (row) => <a href={paths.adminAffiliate(row.affiliateId)}>{row.affiliateName}</a>,
  },
  {
    key: 'order',
    label: 'Order',
    cell: (row) =>
      row.orderId ? <a href={paths.adminOrder(row.orderId)}>{row.orderId}</a> : 'No order found',
  },
  { key: 'asked', label: 'Asked', cell: (row) => adminDate(row.createdAt) },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => (
      <>
        <StatusBadge status={row.status === 'open' ? 'new' : row.status} />
        {row.answer && (
          <span className="alist-sub">
            {row.answeredBy}: {row.answer}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'answer',
    label: 'Answer',
    cell: (row) =>
      row.status === 'open' ? (
        <Button size="sm" onClick={() => open(row)} aria-label={`Answer ${row.affiliateName}`}>
          Answer
        </Button>
      ) : (
        '–'
      ),
  },
];

export function ClaimsScreen() {
  const state = useListState(claimsInput);
  const query = trpc.claims.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const [claim, setClaim] = useState<ClaimAdminView | null>(null);
  return (
    <AdminPage
      title="Questions about sales"
      back={{ href: paths.adminAffiliates, label: 'Back to Affiliates' }}
    >
      <AdminList
        name="claims"
        caption="Questions of affiliates about sales, newest first"
        columns={columnsFor(setClaim)}
        rowKey={(row) => row.id}
        rowLabel={(row) => `question of ${row.affiliateName}`}
        query={query}
        state={state}
        searchLabel="Search questions"
        emptyText="No questions yet"
        filters={[statusFilter(CLAIM_STATUSES)]}
      />
      <Dialog
        title={claim ? `Answer ${claim.affiliateName}` : ''}
        isOpen={claim !== null}
        onClose={() => setClaim(null)}
        size="lg"
      >
        {claim && <AnswerForm claim={claim} onClose={() => setClaim(null)} />}
      </Dialog>
    </AdminPage>
  );
}

type Props = { claim: ClaimAdminView; onClose: () => void };
const CREDITED = 'You are right: this sale is yours. We have credited it to you.';

function AnswerForm({ claim, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isCrediting, setIsCrediting] = useState(false);
  const [number, setNumber] = useState(claim.orderId ? String(claim.orderId) : '');
  useDraft<string>(`claim:${claim.id}`, () => (text.trim() ? text : null), setText);
  const order = creditPreviewInput.safeParse({ id: claim.id, orderId: number.replace('#', '').trim() });
  const preview = trpc.claims.creditPreview.useQuery(
    { id: claim.id, orderId: order.data?.orderId ?? 0 },
    { enabled: isCrediting && order.success, gcTime: 0 },
  );
  const send = useSend(claim, onClose, setError);

  function submit(): void {
    const parsed = answerClaimInput.safeParse({ id: claim.id, answer: text });
    if (!parsed.success) setError(parsed.error.issues[0]?.message ?? null);
    else if (isCrediting && order.success) send.credit({ ...parsed.data, orderId: order.data.orderId });
    else if (!isCrediting) send.answer(parsed.data);
  }

  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <Text mb="sm">{claim.message ?? `Where is the sale of ${claim.subject}?`}</Text>
      {isCrediting && (
        <>
          <TextInput
            label="Order number"
            withAsterisk
            autoFocus
            inputMode="numeric"
            mb="sm"
            value={number}
            error={order.success ? preview.data?.problem : 'Enter the order number.'}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <div aria-live="polite">
            {preview.error && <Text c="red">{failureText(preview.error, 'Couldn’t load the effects.')}</Text>}
            {order.success && preview.data && !preview.data.problem && (
              <>
                <Text fw={600}>What will happen</Text>
                <List spacing={4} mb="sm">
                  {preview.data.lines.map((line) => (
                    <List.Item key={line}>{line}</List.Item>
                  ))}
                </List>
              </>
            )}
          </div>
        </>
      )}
      <Textarea
        label="Your answer"
        description="The buyer’s name and address stay with you: the affiliate does not know them."
        withAsterisk
        autosize
        minRows={3}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
      />
      <DialogActions safe="Not now" onSafe={onClose}>
        {isCrediting ? (
          <Button
            type="submit"
            loading={send.isPending}
            disabled={!order.success || !preview.data || preview.data.problem !== null}
          >
            Credit the sale
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              onClick={() => {
                setIsCrediting(true);
                if (text.trim() === '') setText(CREDITED);
              }}
            >
              Credit this sale…
            </Button>
            <Button type="submit" loading={send.isPending}>
              Send answer
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}

function useSend(claim: ClaimAdminView, onClose: () => void, onFailure: (message: string) => void) {
  const utils = trpc.useUtils();
  const outcome = (title: string) => ({
    onSuccess() {
      showToast({ title, description: `${claim.affiliateName} can read it on the dashboard.` });
      void utils.claims.list.invalidate();
      void utils.commissions.list.invalidate();
      void utils.dashboard.actionItems.invalidate();
      onClose();
    },
    onError: (error: unknown) =>
      onFailure(
        failureText(error, 'The answer could not be sent. What you entered is still here: try again.'),
      ),
  });
  const answer = trpc.claims.answer.useMutation(outcome('Answer Sent'));
  const credit = trpc.claims.credit.useMutation(outcome('Sale Credited'));
  return { answer: answer.mutate, credit: credit.mutate, isPending: answer.isPending || credit.isPending };
}
