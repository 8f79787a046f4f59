import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { AdminCard, AdminPage, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { ConfirmationCard, OrderLink } from './confirmation-card.tsx';
import { ConfirmationStatusSelect, useConfirmationStatus } from './confirmation-status-select.tsx';

export function ConfirmationScreen() {
  const id = useRecordId();
  const query = trpc.confirmations.get.useQuery({ id });
  const setStatus = useConfirmationStatus();
  const row = query.data;
  return (
    <AdminPage
      title={row ? `Order form of ${row.businessName}` : 'Order Confirmation'}
      lead={
        row ? (
          <>
            <ConfirmationStatusSelect row={row} onChange={setStatus} />{' '}
            {row.orderId && 'The project sets this status at each new stage.'}
          </>
        ) : null
      }
      back={{ href: paths.adminConfirmations, label: 'Back to Order Confirmations' }}
      actions={
        row?.orderId && (
          <Button component="a" href={paths.adminOrder(row.orderId)}>
            Open order and project
          </Button>
        )
      }
    >
      <Loaded query={query} failed="This order form could not be loaded." height={420}>
        {(form) => (
          <div className="admin-columns">
            <div>
              <ConfirmationCard confirmation={form} />
            </div>
            <div>
              <AdminCard title="Order">
                <OrderLink row={form} />
                {!form.orderId && <Attach row={form} />}
              </AdminCard>
              <Notes key={form.id} kind="confirmation" id={form.id} />
            </div>
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

/** Only staff can confirm that an unverified form belongs to an order. */
function Attach({ row }: { row: ConfirmationView }) {
  const utils = trpc.useUtils();
  const [number, setNumber] = useState(row.claimedOrderId ? String(row.claimedOrderId) : '');
  const { error, isBusy, attempt, edit } = useAttempt('This could not be attached. Try again.');
  const attach = trpc.confirmations.attach.useMutation();
  const save = () =>
    attempt(async () => {
      const saved = await attach.mutateAsync({ id: row.id, orderId: number.trim().replace(/^#/, '') });
      utils.confirmations.get.setData({ id: row.id }, saved);
      void utils.confirmations.list.invalidate();
      if (saved.orderId) void utils.orderDetail.get.invalidate({ id: saved.orderId });
      showToast({ title: 'Order form attached', description: `It belongs to order ${saved.orderId} now.` });
    });
  return (
    <form noValidate onSubmit={onSubmit(save)}>
      <Text size="sm" c="dimmed" my="sm">
        {row.claimedOrderId
          ? 'The visitor typed this number; nobody has checked it. Compare names and email addresses before you attach it.'
          : 'Attach the answers to the order they belong to.'}
      </Text>
      <Group align="end" gap="xs">
        <TextInput
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={error}
          onChange={edit(setNumber)}
        />
        <Button type="submit" loading={isBusy}>
          Attach
        </Button>
      </Group>
    </form>
  );
}
