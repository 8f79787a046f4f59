/** Receives the webhooks of a shop: verifies the signature, skips repetitions, responds at once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET = '', PORT = '4000' } = process.env;
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET to the secret that the shop showed you.');
const webhook = new Webhook(WEBHOOK_SECRET);
/** Keep these in your database: a delivery may be repeated hours later. */
const seen = new Set<string>();

type Event = { type: string; timestamp: string; data: { id: number } };

/** Replace this with your own work. What takes long belongs into a queue. */
function handle({ type, data }: Event): void {
  console.info(`verified ${type} ${data.id}`);
}

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const id = String(request.headers['webhook-id']);
  try {
    // The signature is over the bytes as they arrived: parse afterwards.
    const headers = request.headers as Record<string, string>;
    const event = webhook.verify(Buffer.concat(parts).toString(), headers) as Event;
    if (!seen.has(id)) handle(event);
    seen.add(id);
    response.writeHead(204).end();
  } catch (error) {
    console.warn(`rejected: ${(error as Error).message}`);
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.info(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
