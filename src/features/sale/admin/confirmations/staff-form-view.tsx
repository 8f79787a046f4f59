import { QueryError } from '#src/ui/components/query-error.tsx';
import '#src/features/admin/shell/page.css';
import { Alert, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
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
  const confirmation = query.data?.confirmation;
  if (query.isPending) return loading;
  if (!confirmation)
    return (
      <>
        <Alert color="brand" mb="lg" title="You are signed in as staff">
          {query.error ? (
            <QueryError
              query={query}
              text={failureText(query.error, 'The order form could not be loaded.')}
            />
          ) : (
            'The customer has not sent this form yet. They see it as below, with their name filled in.'
          )}{' '}
          {!query.error && <a href={paths.adminOrder(orderId)}>Open order {orderId}</a>}
        </Alert>
        {form}
      </>
    );
  return (
    <>
      <Title order={1} mb="xs">
        Order Confirmation #{orderId}
      </Title>
      <Alert color="brand" mb="lg" title="You are signed in as staff">
        These are the customer’s answers, read-only. The customer sees them through the link in their email.{' '}
        <a href={paths.adminOrder(orderId)}>Open order {orderId}</a>
      </Alert>
      <ConfirmationCard confirmation={confirmation} isLinked />
    </>
  );
}
