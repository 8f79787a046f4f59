/** A receiver of webhooks on a real socket, as a customer of the API would write it. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import type { WebhookDeliveryView } from '#src/domain/integration/webhook/webhook.schema.ts';
import type { Caller } from './callers.ts';
import type { TestApp } from './test-app.ts';
import { TIMEOUT } from './wait/timeout.ts';

export type Received = { id: string; headers: IncomingHttpHeaders; body: string };
export type Receiver = {
  url: string;
  received: Received[];
  /** How many requests were open at the same time. */
  mostOpen(): number;
  /** Verifies and parses with the public package. Throws if the signature is not valid. */
  verified(secret: string, index?: number): Record<string, unknown>;
  close(): Promise<void>;
};

type Respond = (response: ServerResponse, request: Received) => void | Promise<void>;
const receivers = new Set<Receiver>();

export const closeReceivers = async (): Promise<void> => {
  for (const receiver of receivers) await receiver.close();
};

/** @param respond 200 without a body by default */
export async function startReceiver(
  respond: Respond = (response) => {
    response.end();
  },
): Promise<Receiver> {
  const received: Received[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const one = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body: Buffer.concat(parts).toString('utf8'),
    };
    received.push(one);
    await respond(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const receiver: Receiver = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`,
    received,
    mostOpen: () => most,
    verified(secret, index = 0) {
      const one = received[index];
      if (!one) throw new Error(`no delivery number ${index} has arrived`);
      return new Webhook(secret).verify(one.body, one.headers as Record<string, string>) as Record<
        string,
        unknown
      >;
    },
    async close() {
      receivers.delete(receiver);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  receivers.add(receiver);
  return receiver;
}

/** Waits on the server's own log of deliveries, newest first. */
export async function untilDeliveries(
  owner: Caller,
  endpointId: number,
  isDone: (items: WebhookDeliveryView[]) => boolean,
): Promise<WebhookDeliveryView[]> {
  return vi.waitUntil(async () => {
    const { items } = await owner.api.webhookDeliveries.list.query({ endpointId });
    return isDone(items) && items;
  }, TIMEOUT);
}

/** Sends what is due until nothing is, also after the clock was moved. */
export async function untilNothingIsDue(t: TestApp): Promise<void> {
  await vi.waitUntil(async () => {
    t.deps.background.webhooks?.wake();
    const [row] = await t.sql<{ n: number }>(
      `select count(*)::int as n from webhook_delivery as d join webhook_endpoint as w on w.id = endpoint_id
         where status = 'pending' and (leased_until is not null or (enabled and next_attempt_at <= ?))`,
      [t.clock.now()],
    );
    return row?.n === 0;
  }, TIMEOUT);
}
