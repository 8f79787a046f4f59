import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedValue, useMounted } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { z } from 'zod';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { PACKAGE_NAME, PRICE_PLAIN } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { addOrderInput } from '#src/domain/sale/order/order.schema.ts';
import { CURRENCY_OPTIONS } from '#src/domain/shared/currency.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { useDraft } from '#src/features/admin/shell/drafts.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

const EMPTY = {
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
type Values = typeof EMPTY;

const SEND = 'send-form';
const isSendButton = (event: Event | undefined): boolean =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === SEND;

export function AddOrderScreen() {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const isHydrated = useMounted();
  const draft = useDraft('add-order', EMPTY);
  const form = useForm<Values>({
    initialValues: EMPTY,
    onValuesChange: draft.store,
    validate: schemaResolver(addOrderInput, { sync: true }),
  });
  const add = trpc.orders.add.useMutation();
  // After hydration: the server renders the form empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, later the form is newer
  useEffect(() => {
    if (draft.value !== EMPTY) form.setValues(draft.value);
  }, []);

  function save(values: Values, sendForm: boolean): void {
    add.mutate(
      { ...(values as z.input<typeof addOrderInput>), sendForm },
      {
        onSuccess(order) {
          draft.clear();
          void utils.orders.list.invalidate();
          refreshCounts();
          showToast({
            title: 'Order Added Successfully',
            description: `Order ${order.id} of ${order.customerName}.${order.formSent ? ' The form link is on its way.' : ''}`,
          });
          void navigate(paths.adminOrders);
        },
        onError(error) {
          for (const issue of readFailure(error)?.issues ?? [])
            form.setFieldError(issue.path.join('.'), issue.message);
          showErrorToast('Failed to Add Order', error);
        },
      },
    );
  }

  function stop(): void {
    add.reset();
    focusFirstError();
  }

  /** A customer who has ordered before: name and phone need not be typed again. */
  async function fillKnown(address: string): Promise<void> {
    const email = address.trim().toLowerCase();
    if (!email.includes('@')) return;
    const known = await utils.orders.list.fetch({ q: email, limit: 1 }).catch(() => null);
    const order = known?.items.find(({ customerEmail }) => customerEmail === email);
    if (!order) return;
    const { customerName, customerPhone } = form.getValues();
    if (!customerName.trim()) form.setFieldValue('customerName', order.customerName);
    if (!customerPhone.trim() && order.customerPhone)
      form.setFieldValue('customerPhone', order.customerPhone);
  }

  const submit = { type: 'submit', loading: add.isPending, disabled: !isHydrated } as const;
  return (
    <AdminPage
      title="Add Order"
      lead="For orders placed by phone or bank transfer. Nothing is emailed unless you choose to send the form link."
      back={{ href: paths.adminOrders, label: 'Back to Orders' }}
    >
      <form
        className="panel"
        noValidate
        onSubmit={form.onSubmit((values, event) => save(values, isSendButton(event?.nativeEvent)), stop)}
      >
        <Stack gap="lg">
          <OrderFields form={form} onEmail={fillKnown} />
          {add.error && (
            <p className="form-error">
              {failureText(add.error, 'We couldn’t add the order. Your entries are still here: try again.')}
            </p>
          )}
          <Group>
            <Button {...submit}>Add Order</Button>
            <Button {...submit} variant="default" value={SEND}>
              Save and send form link
            </Button>
          </Group>
        </Stack>
      </form>
    </AdminPage>
  );
}

type FieldsProps = { form: UseFormReturnType<Values>; onEmail: (address: string) => Promise<void> };

function OrderFields({ form, onEmail }: FieldsProps) {
  const field = (name: keyof Values) => ({ autoComplete: 'off', ...form.getInputProps(name) });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        <TextInput label="Customer Name" withAsterisk {...field('customerName')} />
        <TextInput
          label="Customer Email"
          type="email"
          withAsterisk
          {...field('customerEmail')}
          onBlur={(event) => void onEmail(event.currentTarget.value)}
        />
        <TextInput label="Customer Phone" type="tel" {...field('customerPhone')} />
        <TextInput label="Amount" withAsterisk inputMode="decimal" {...field('amount')} />
        <NativeSelect label="Currency" data={CURRENCY_OPTIONS} {...form.getInputProps('currency')} />
        <NativeSelect label="Status" data={statusOptions(ORDER_STATUSES)} {...form.getInputProps('status')} />
      </SimpleGrid>
      <TextInput label="Package Type" withAsterisk {...field('packageType')} />
      <Textarea label="Requirements" autosize minRows={3} {...form.getInputProps('requirements')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextInput
          label="Stripe Payment Intent ID"
          description="Optional. Each payment makes one order only."
          {...field('paymentReference')}
        />
        <AffiliatePicker {...field('affiliateCode')} />
      </SimpleGrid>
    </>
  );
}

const SHOWN = 8;
const SEARCH_FROM = 2;
const LIST_ID = 'affiliate-codes';

/** Suggests active affiliates by name or code; the value is the code. */
function AffiliatePicker({ onChange, ...props }: TextInputProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const found = trpc.adminAffiliates.list.useQuery(
    { q, limit: SHOWN, status: 'active' },
    { enabled: q.length >= SEARCH_FROM, placeholderData: keepPreviousData },
  );
  return (
    <>
      <TextInput
        label="Referral Code"
        description="Optional. The affiliate’s name or code."
        list={LIST_ID}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
        {...props}
      />
      <datalist id={LIST_ID}>
        {found.data?.items.map(({ referralCode, name }) => (
          <option key={referralCode} value={referralCode}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
