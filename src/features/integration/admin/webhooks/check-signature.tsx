import { CopyBlock } from '#src/ui/components/copy-block.tsx';

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
