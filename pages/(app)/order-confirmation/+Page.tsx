import { Skeleton, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { hasFragmentToken } from '#src/client/use-fragment-token.ts';
import { OrderForm } from '#src/features/sale/confirmation/order-form.tsx';
import { formLinkKey } from '#src/features/sale/confirmation/use-form-link.ts';
import { AppFrame } from '#src/ui/app-frame.tsx';

const StaffFormView = lazy(() =>
  import('#src/features/sale/admin/confirmations/staff-form-view.tsx').then((module) => ({
    default: module.StaffFormView,
  })),
);

export function Page() {
  const { urlParsed, viewer } = usePageContext();
  const order = urlParsed.search.order ?? '';
  // SEC-23: only numbers are shown; the order is not looked up for visitors.
  const orderNumber = /^[1-9]\d{0,14}$/.test(order) ? order : null;
  const form = <OrderForm orderNumber={orderNumber} />;
  return (
    <AppFrame narrow>
      {viewer?.kind === 'admin' && orderNumber ? (
        <ForStaff orderId={Number(orderNumber)} form={form} />
      ) : (
        form
      )}
    </AppFrame>
  );
}

/** A link with the customer's token opens the customer's form for staff too. */
function ForStaff({ orderId, form }: { orderId: number; form: ReactNode }) {
  const isMounted = useMounted();
  // Read once: the form removes the token from the address.
  const [hasToken] = useState(
    () => typeof window !== 'undefined' && hasFragmentToken(formLinkKey(String(orderId))),
  );
  const loading = (
    <>
      <Title order={1} mb="xs">
        Order Confirmation #{orderId}
      </Title>
      <Skeleton height={420} />
    </>
  );
  if (!isMounted) return loading;
  if (hasToken) return form;
  return (
    <Suspense fallback={loading}>
      <StaffFormView orderId={orderId} form={form} loading={loading} />
    </Suspense>
  );
}
