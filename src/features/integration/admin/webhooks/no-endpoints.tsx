import { Button } from '@mantine/core';
import { GettingStarted } from '#src/features/admin/settings/getting-started.tsx';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';

const EXAMPLE = `{
  "type": "order.paid",
  "timestamp": "2026-11-22T14:05:09.120Z",
  "data": {
    "id": 143361499,
    "status": "paid",
    "amountMinor": 25000,
    "currency": "usd"
  }
}`;

export function NoEndpoints({ onAdd }: { onAdd: () => void }) {
  return (
    <GettingStarted
      title="Hear about orders as they happen"
      lead="Instead of asking for news every few minutes, let the shop call you: a CRM, a chat channel or a script gets a signed request within seconds."
      steps={[
        {
          title: 'Add an endpoint',
          text: 'Any https address that responds with 200 or 204. Choose the events it gets.',
        },
        {
          title: 'Check the signature',
          text: 'Requests follow Standard Webhooks. Its libraries for JavaScript, Python, PHP, Go and other languages verify them in one line.',
        },
        {
          title: 'Send a test event',
          text: 'The delivery log shows each response. We retry failed deliveries for three days.',
        },
      ]}
      action={<Button onClick={onAdd}>Add endpoint</Button>}
    >
      <CopyBlock label="What your endpoint gets" text={EXAMPLE} what="example" />
    </GettingStarted>
  );
}
