import '#src/features/admin/shell/page.css';
import { Alert, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { ConfirmationCard } from './confirmation-card.tsx';

type Props = {
  orderId: number;
  /** The customer's form, shown while there are no answers. */
  form: ReactNode;
  loading: ReactNode;
};

/** What staff see at the address of a customer's form: the answers, which they cannot change. */
export function StaffFormView({ orderId, form, loading }: Props) {
  const query = trpc.orderDetail.get.useQuery({ id: orderId });
  const answers = query.data?.confirmation;
  if (query.isPending) return loading;
  return (
    <>
      <Loaded query={query} failed="The order form could not be loaded." height={420}>
        {() => (
          <>
            {answers && (
              <Title order={1} mb="xs">
                Order Confirmation #{orderId}
              </Title>
            )}
            <Alert color="brand" mb="lg" title="You are signed in as staff">
              {answers
                ? 'These are the customer’s answers, read-only. The customer sees them through the link in their email.'
                : 'The customer has not sent this form yet. They see it as below, with their name filled in.'}{' '}
              <a href={paths.adminOrder(orderId)}>Open order {orderId}</a>
            </Alert>
            {answers && <ConfirmationCard confirmation={answers} isLinked />}
          </>
        )}
      </Loaded>
      {!answers && form}
    </>
  );
}
