import { Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  type AffiliateDetailView,
  affiliateRateInput,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { ReasonDialog } from '#src/features/admin/dialog/reason-dialog.tsx';
import { AdminCard } from '#src/features/admin/shell/admin-page.tsx';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';

type Status = AffiliateDetailView['status'];
type Change = { to: Status; action: string; lead: string };
const CLOSE: Change = {
  to: 'closed',
  action: 'Close account',
  lead: 'The affiliate can’t sign in any more and earns nothing. We’ll still pay what was earned.',
};
const CHANGES: Record<Status, Change[]> = {
  active: [
    {
      to: 'paused',
      action: 'Pause',
      lead: 'While paused, new sales earn nothing. The dashboard stays open, and we’ll pay what was earned.',
    },
    CLOSE,
  ],
  paused: [
    {
      to: 'active',
      action: 'Resume',
      lead: 'New sales will earn commission again. Sales made during the pause won’t.',
    },
    CLOSE,
  ],
  closed: [
    {
      to: 'active',
      action: 'Reopen',
      lead: 'The affiliate can sign in again, and new sales will earn commission.',
    },
  ],
};
const BUYS_HINT =
  'For agencies that order on their clients’ behalf: sales with their own address don’t go under review.';
const DONE: Record<Status, string> = { active: 'Active again', paused: 'Paused', closed: 'Closed' };

type Props = { affiliate: AffiliateDetailView; isOwner: boolean };

/** The actions that end the account come last. */
export function AffiliateActions({ affiliate, isOwner }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const [isRating, setIsRating] = useState(false);
  const utils = trpc.useUtils();
  const setBuys = trpc.adminAffiliates.setMayBuyForClients.useMutation({
    onSuccess: () => utils.adminAffiliates.invalidate(),
    onError: (error) => showErrorToast('Update Failed', error),
  });
  const changes = CHANGES[affiliate.status];
  return (
    <>
      <AdminCard title="Account">
        <ul className="manage">
          <li>
            <span>
              <strong>{affiliate.commissionRate}%</strong> of each sale.{' '}
              {!isOwner && 'Only an owner may change it.'}
            </span>
            {isOwner && (
              <Button variant="default" onClick={() => setIsRating(true)}>
                Change rate…
              </Button>
            )}
          </li>
          {changes
            .filter((option) => option !== CLOSE)
            .map((option) => (
              <li key={option.to}>
                <span>{option.lead}</span>
                <Button variant="default" onClick={() => setChange(option)}>
                  {option.action}…
                </Button>
              </li>
            ))}
          <li>
            <Switch
              label="May buy for clients"
              description={isOwner ? BUYS_HINT : `${BUYS_HINT} Only an owner can change this.`}
              checked={affiliate.mayBuyForClients}
              disabled={!isOwner || setBuys.isPending}
              onChange={(event) =>
                setBuys.mutate({ id: affiliate.id, mayBuyForClients: event.currentTarget.checked })
              }
            />
          </li>
        </ul>
      </AdminCard>
      {isOwner && (
        <AdminCard title="Personal data">
          <Text mb="sm">Download or erase everything we hold about this person.</Text>
          <Button
            component="a"
            variant="default"
            href={`${paths.adminPersonalData}?email=${encodeURIComponent(affiliate.email)}`}
          >
            Export or erase
          </Button>
        </AdminCard>
      )}
      {changes.includes(CLOSE) && (
        <AdminCard title="Close account">
          <Text mb="sm">{CLOSE.lead}</Text>
          <Button variant="default" c="red" onClick={() => setChange(CLOSE)}>
            Close account…
          </Button>
        </AdminCard>
      )}
      <Dialog title="Change the rate" isOpen={isRating} onClose={() => setIsRating(false)}>
        <RateForm affiliate={affiliate} onClose={() => setIsRating(false)} />
      </Dialog>
      <StatusReason affiliate={affiliate} change={change} onClose={() => setChange(null)} />
    </>
  );
}

type DialogProps = { affiliate: AffiliateDetailView; onClose: () => void };

function StatusReason({ affiliate, change, onClose }: DialogProps & { change: Change | null }) {
  const { id, name, status } = affiliate;
  const utils = trpc.useUtils();
  const setStatus = trpc.adminAffiliates.setStatus.useMutation({
    onSuccess: () => utils.adminAffiliates.invalidate(),
  });
  return (
    <ReasonDialog
      title={change === CLOSE ? `Close the account of ${name}?` : `${change?.action ?? ''} ${name}?`}
      lead={change?.lead}
      label="Reason, for the audit log"
      action={change?.action ?? ''}
      isDangerous={change === CLOSE}
      isOpen={change !== null}
      onClose={onClose}
      onSubmit={async (reason) => {
        if (!change) return;
        await setStatus.mutateAsync({ id, status: change.to, expectedStatus: status, reason });
        showToast({ title: 'Status Updated', description: DONE[change.to] });
      }}
    />
  );
}

function RateForm({ affiliate, onClose }: DialogProps) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { id: affiliate.id, rate: affiliate.commissionRate, reason: '' },
    validate: schemaResolver(affiliateRateInput, { sync: true }),
  });
  const save = trpc.adminAffiliates.setRate.useMutation({
    onSuccess(_, { rate }) {
      void utils.adminAffiliates.invalidate();
      onClose();
      showToast({ title: 'Rate updated', description: `${rate}% on every sale from now on.` });
    },
    onError: (error) => showFailure(form, error, 'rate', 'The rate could not be changed.'),
  });
  return (
    <DialogForm
      safe="Keep as it is"
      onSafe={onClose}
      action="Change rate"
      isBusy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}
    >
      <Stack gap="sm">
        <TextInput
          label="Percent of each sale"
          withAsterisk
          inputMode="decimal"
          {...form.getInputProps('rate')}
        />
        <Textarea
          label="Reason for the new rate"
          withAsterisk
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <Text size="sm" c="dimmed">
          Applies from now on. Earlier commissions keep their rate.
        </Text>
      </Stack>
    </DialogForm>
  );
}
