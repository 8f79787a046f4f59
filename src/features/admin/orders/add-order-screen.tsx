import { Button, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { navigate } from 'vike/client/router';
import type { z } from 'zod';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { CURRENCIES, PACKAGE_NAME, PRICE_PLAIN } from '#src/domain/offer.ts';
import { addOrderInput, ORDER_STATUSES } from '#src/domain/order/order.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { useDraft } from '../shell/drafts.ts';

type Values = Required<{
  [Key in Exclude<keyof z.input<typeof addOrderInput>, 'stripePaymentIntentId'>]: string;
}>;
const EMPTY: Values = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  amount: PRICE_PLAIN,
  currency: 'usd',
  status: 'paid',
  packageType: PACKAGE_NAME,
  requirements: '',
  paymentReference: '',
  affiliateCode: '',
};

export function AddOrderScreen() {
  const utils = trpc.useUtils();
  const isHydrated = useMounted();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(addOrderInput, { sync: true }),
  });
  const add = trpc.orders.add.useMutation();
  useDraft<Values>(
    'add-order',
    () => (form.isDirty() ? form.getValues() : null),
    (draft) => form.setValues(draft),
  );

  function save(values: Values): void {
    add.mutate(values as z.input<typeof addOrderInput>, {
      onSuccess(order) {
        void utils.orders.list.invalidate();
        void utils.dashboard.totals.invalidate();
        showToast({
          title: 'Order Added Successfully',
          description: `Order ${order.id} of ${order.customerName}.`,
        });
        void navigate(paths.adminOrders);
      },
      onError(error) {
        for (const issue of readFailure(error)?.issues ?? [])
          form.setFieldError(issue.path.join('.'), issue.message);
        showToast({
          title: 'Failed to Add Order',
          description: failureText(error, 'Please try again.'),
          variant: 'destructive',
        });
      },
    });
  }

  function stop(): void {
    add.reset();
    focusFirstError();
  }

  return (
    <AdminPage
      title="Add Order"
      lead="For orders placed by phone or bank transfer. We won’t email the customer: you send the form link from the list."
      back={{ href: paths.adminOrders, label: 'Back to Orders' }}
    >
      <form className="panel" noValidate onSubmit={form.onSubmit(save, stop)} style={{ maxWidth: '52rem' }}>
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextInput
              label="Customer Name"
              withAsterisk
              autoComplete="off"
              key={form.key('customerName')}
              {...form.getInputProps('customerName')}
            />
            <TextInput
              label="Customer Email"
              type="email"
              withAsterisk
              autoComplete="off"
              key={form.key('customerEmail')}
              {...form.getInputProps('customerEmail')}
            />
            <TextInput
              label="Customer Phone"
              type="tel"
              autoComplete="off"
              key={form.key('customerPhone')}
              {...form.getInputProps('customerPhone')}
            />
            <TextInput
              label="Amount"
              withAsterisk
              inputMode="decimal"
              autoComplete="off"
              key={form.key('amount')}
              {...form.getInputProps('amount')}
            />
            <NativeSelect
              label="Currency"
              data={CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
              key={form.key('currency')}
              {...form.getInputProps('currency')}
            />
            <NativeSelect
              label="Status"
              data={ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) }))}
              key={form.key('status')}
              {...form.getInputProps('status')}
            />
          </SimpleGrid>
          <TextInput
            label="Package Type"
            withAsterisk
            autoComplete="off"
            key={form.key('packageType')}
            {...form.getInputProps('packageType')}
          />
          <Textarea
            label="Requirements"
            autosize
            minRows={3}
            key={form.key('requirements')}
            {...form.getInputProps('requirements')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextInput
              label="Stripe Payment Intent ID"
              description="Optional. Each payment makes one order only."
              autoComplete="off"
              key={form.key('paymentReference')}
              {...form.getInputProps('paymentReference')}
            />
            <TextInput
              label="Referral Code"
              description="Optional. Whose sale this was."
              autoComplete="off"
              key={form.key('affiliateCode')}
              {...form.getInputProps('affiliateCode')}
            />
          </SimpleGrid>
          {add.error && <p className="form-error">{failureText(add.error, 'Please try again.')}</p>}
          <div>
            <Button type="submit" loading={add.isPending} disabled={!isHydrated}>
              Add Order
            </Button>
          </div>
        </Stack>
      </form>
    </AdminPage>
  );
}
