import type { EndpointSecretView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';

const RECEIVER = `// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString();
  try {
    // Rejects requests that this shop has not signed.
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`;

/** A complete receiver. Libraries for other languages: standardwebhooks.com. */
export function CheckSignature() {
  return <CopyBlock label="A receiver that checks the signature (Node)" text={RECEIVER} what="code" />;
}

type Props = { created: EndpointSecretView | null; lead: string; onClose: () => void };

export function NewSecret({ created, lead, onClose }: Props) {
  return (
    <ShownOnce
      title="Your signing secret"
      secret={created && { value: created.secret, label: 'Signing secret', what: 'secret' }}
      lead={lead}
      ifLost="If you lose it, rotate the secret on the page of the endpoint."
      onClose={onClose}
    >
      {() => <CheckSignature />}
    </ShownOnce>
  );
}
