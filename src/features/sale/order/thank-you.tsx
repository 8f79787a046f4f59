import { Anchor, Button, List, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { api } from '#src/client/trpc.ts';
import type { CheckoutResult } from '#src/domain/sale/payment/payment.schema.ts';
import { dayText, momentText } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { OrderTextsProvider, useOrderTexts } from '../language/order-texts-context.tsx';
import { keepCheckoutId, storedCheckoutId } from './checkout-id.ts';

type Order = NonNullable<CheckoutResult['order']>;

export function ThankYou() {
  const result = useCheckoutResult();
  const order = result?.order ?? null;
  return (
    <OrderTextsProvider lang={order?.lang} isPending={result?.state === 'waiting'}>
      <ThankYouContent state={result?.state} order={order} />
    </OrderTextsProvider>
  );
}

/** A text with elements in place of its placeholders. */
function Filled({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are never reordered
    <Fragment key={index}>{index % 2 ? values[piece] : piece}</Fragment>
  ));
}

type Props = { state: CheckoutResult['state'] | undefined; order: Order | null };

/** States about the payment only what the server has verified. */
function ThankYouContent({ state, order }: Props) {
  const { lang, thanks } = useOrderTexts();
  useEffect(() => {
    if (!lang.startsWith('en')) document.title = `${thanks.title} | ${site.brand}`;
  }, [lang, thanks.title]);
  const title = state === 'unknown' ? thanks.titleUnknown : thanks.title;
  const email = (
    <Anchor href={`mailto:${site.email}`} underline="always">
      {site.email}
    </Anchor>
  );
  return (
    <>
      <Title order={1} mb="xs">
        {order ? fillText(thanks.hello, { name: order.firstName }) : title}
      </Title>
      <div role="status">
        {order ? (
          <Paid order={order} />
        ) : (
          <Text size="lg" mb="lg">
            {state === 'waiting' && `${thanks.confirming} `}
            {thanks.emailComing}
          </Text>
        )}
      </div>
      <div className="panel">
        <Title order={2} size="h3" mb="sm">
          {thanks.next}
        </Title>
        <Steps due={order?.dueDates} />
        <Text mt="lg">
          <Filled text={order ? thanks.noEmail : thanks.noEmailUnknown} values={{ email }} />
        </Text>
      </div>
    </>
  );
}

function Paid({ order }: { order: Order }) {
  const { lang, thanks, form, packageName } = useOrderTexts();
  const values = {
    amount: <strong>{moneyText(order, lang)}</strong>,
    orderId: <strong>{order.orderId}</strong>,
  };
  return (
    <>
      <Text fw={600}>{packageName}</Text>
      <Text size="lg" mb="md">
        <Filled text={thanks.paid} values={values} />
      </Text>
      {/* No link: an analytics script may keep the addresses of links, and this one is a secret. */}
      <Button
        onClick={() => window.location.assign(order.formLink)}
        size="lg"
        mb="xs"
        py="sm"
        h="auto"
        styles={{ label: { whiteSpace: 'normal' } }}
      >
        {thanks.button}
      </Button>
      <Text c="dimmed" mb="lg">
        {thanks.sameLink} {form.labels.email}: {order.email}
      </Text>
    </>
  );
}

/** With dates, in the reader's time zone, once the payment is known. */
function Steps({ due }: { due: Order['dueDates'] | undefined }) {
  const { lang, thanks } = useOrderTexts();
  const dates = due && ['', momentText(due.designs, lang), dayText(due.website, lang)];
  return (
    <List type="ordered" spacing="sm">
      {(due ? thanks.due : thanks.steps).map((step, index) => (
        <List.Item key={step}>
          <Filled text={step} values={{ date: <strong>{dates?.[index]}</strong> }} />
        </List.Item>
      ))}
    </List>
  );
}

const UNKNOWN: CheckoutResult = { state: 'unknown', order: null };
const WAITING: CheckoutResult = { state: 'waiting', order: null };
/** Seconds between calls: a minute in all. The provider's message mostly takes two. */
const PAUSES = [1, 1, 2, 3, 4, 5, 6, 8, 10, 10, 10];

/** Asks until the payment has arrived; null before, and once a minute has passed. */
function useCheckoutResult(): CheckoutResult | null {
  const [checkoutId, setCheckoutId] = useState<string | null>();
  useEffect(() => {
    // Again: Vike restores the address before it hydrates the page.
    keepCheckoutId();
    setCheckoutId(storedCheckoutId());
  }, []);
  const query = useQuery({
    queryKey: ['checkout-result', checkoutId],
    async queryFn() {
      const result = await api.checkout.result.mutate({ checkoutId: checkoutId ?? '' });
      if (result.state === 'waiting') throw new Error('the payment has not arrived');
      return result;
    },
    enabled: Boolean(checkoutId),
    retry: PAUSES.length,
    retryDelay: (round) => (PAUSES[round] ?? 0) * 1000,
  });
  if (checkoutId === null) return UNKNOWN;
  return query.data ?? (query.isFetching && query.failureCount > 0 ? WAITING : null);
}
