import { Anchor, Button, List, Text, Title } from '@mantine/core';
import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import type { CheckoutResult } from '#src/domain/sale/payment/payment.schema.ts';
import { dayText, momentText } from '#src/domain/shared/dates.ts';
import { currencySign } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { useCheckoutResult } from './use-checkout-result.ts';

/** States about the payment only what the server has verified. */
export function ThankYou() {
  const { asking, order } = useCheckoutResult();
  return (
    <>
      <Title order={1} mb="xs">
        {order ? `Thank you, ${order.firstName}` : 'Thank you for your order'}
      </Title>
      <div role="status">{order ? <Paid order={order} /> : <NotYetKnown asking={asking} />}</div>
      <div className="panel">
        <Title order={2} size="h3" mb="sm">
          What happens next
        </Title>
        {order ? <DatedSteps due={order.dueDates} /> : <Steps />}
        <Text mt="lg">
          No email after ten minutes? Check your spam folder, or write to{' '}
          <Anchor href={`mailto:${site.email}`} underline="always">
            {site.email}
          </Anchor>{' '}
          with {order ? 'your order number' : 'the name on your card'}.
        </Text>
      </div>
    </>
  );
}

function Paid({ order }: { order: NonNullable<CheckoutResult['order']> }) {
  return (
    <>
      <Text size="lg" mb="md">
        We have your payment of <strong>{`${currencySign(order.currency)}${order.amount}`}</strong>. Your
        order number is <strong>{order.orderId}</strong>.
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
        Fill in your form ({FORM_DURATION})
      </Button>
      <Text c="dimmed" mb="lg">
        The same link is in the email with your receipt.
      </Text>
    </>
  );
}

function NotYetKnown({ asking }: { asking: boolean }) {
  return (
    <Text size="lg" mb="lg">
      {asking && 'Your payment is being confirmed; your order number and your form appear here in a moment. '}
      An email with your receipt and the link to your order form is on its way to the address you gave at the
      checkout.
    </Text>
  );
}

/** For the buyer whose payment is known: dates in the reader's time zone. */
function DatedSteps({ due }: { due: NonNullable<CheckoutResult['order']>['dueDates'] }) {
  return (
    <List type="ordered" spacing="sm">
      <List.Item>Fill in the form: it takes about {FORM_DURATION}.</List.Item>
      <List.Item>
        Send it now, and you’ll have {promises.prototypes} designs by{' '}
        <strong>{momentText(due.designs)}</strong>.
      </List.Item>
      <List.Item>
        Pick one that day, and your website is ready for you to check by{' '}
        <strong>{dayText(due.website)}</strong>. Changes are unlimited; they move that date.
      </List.Item>
    </List>
  );
}

function Steps() {
  return (
    <List type="ordered" spacing="sm">
      <List.Item>Open the link in the email and fill in the form: it takes about {FORM_DURATION}.</List.Item>
      <List.Item>
        Within {promises.prototypeHours} hours you receive {promises.prototypes} designs made for your
        business.
      </List.Item>
      <List.Item>You pick the one you like, with as many changes as you want.</List.Item>
      <List.Item>
        Within {promises.deliveryWorkingHours} working hours of your choice your website is ready for you to
        check. Approve it and we’ll put it live, and send your tree certificate.
      </List.Item>
    </List>
  );
}
