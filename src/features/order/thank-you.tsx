import { Anchor, List, Text, Title } from '@mantine/core';
import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';

/** Makes no statement about the payment, which only the provider's webhook confirms. */
export function ThankYou() {
  return (
    <>
      <Title order={1} mb="xs">
        Thank you for your order
      </Title>
      <Text size="lg" mb="lg">
        An email with your receipt and the link to your order form is on its way to the address you gave at
        the checkout.
      </Text>
      <div className="panel">
        <Title order={2} size="h3" mb="sm">
          What happens next
        </Title>
        <List type="ordered" spacing="sm">
          <List.Item>
            Open the link in the email and fill in the form: it takes about {FORM_DURATION}.
          </List.Item>
          <List.Item>
            Within {promises.prototypeHours} hours you receive {promises.prototypes} designs made for your
            business.
          </List.Item>
          <List.Item>You pick the one you like, with as many changes as you want.</List.Item>
          <List.Item>
            Within {promises.deliveryWorkingHours} working hours your website is live, and your tree-planting
            certificate is in your inbox.
          </List.Item>
        </List>
        <Text mt="lg">
          No email after ten minutes? Check your spam folder, or write to{' '}
          <Anchor href={`mailto:${site.email}`} underline="always">
            {site.email}
          </Anchor>{' '}
          with the name on your card.
        </Text>
      </div>
    </>
  );
}
