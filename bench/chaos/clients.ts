/**
 * Clients that write without a pause and repeat each request, with its key, until the shop
 * acknowledges it. They record what was acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { delivery, stripeEvent } from '#server/testing/fakes/fake-stripe.ts';
import type { Affiliate } from '../support/http.ts';
import { tally } from '../support/report.ts';

const KINDS = ['order', 'payment', 'enquiry', 'click', 'upload'] as const;
export type Kind = (typeof KINDS)[number];
/** `id` is what the shop answered: the number of a row, or the name of a file. */
type Acknowledged = { kind: Kind; key: string; id: string };
export type Journal = {
  acknowledged: Acknowledged[];
  /** The status of each answer other than success, and lost connections. */
  failures: string[];
};
export type Access = { cookie: string; affiliate: Affiliate };
export type Clients = ReturnType<typeof createClients>;

/** Of a hundred pieces of work. An upload costs a process of its own. */
const SHARES: Record<Kind, number> = { order: 28, payment: 28, enquiry: 28, click: 13, upload: 3 };
const MIX = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
const PAUSE_MS = 100;
const REQUEST_MS_MAX = 20_000;
const PROGRESS_MS_MAX = 120_000;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>';

export const addressOf = (key: string): string => `${key}@chaos.example`;

/** The payment provider's message about a paid order, and its signature. */
export function paymentEvent(key: string, email: string, affiliateId: number | null) {
  const session = {
    id: `cs_${key}`,
    payment_intent: `pi_${key}`,
    payment_status: 'paid',
    amount_total: 25_000,
    currency: 'usd',
    client_reference_id: affiliateId && `affiliate_${affiliateId}`,
    customer_details: { email, name: 'Kay Nine', phone: null },
  };
  return delivery(stripeEvent('checkout.session.completed', session, { id: `evt_${key}` }));
}

type Work = { kind: Kind; key: string; path: string; init: RequestInit };

function makeWork(serial: number, { cookie, affiliate }: Access): Work {
  const code = affiliate.referralCode;
  // A stride without a common factor spreads the kinds evenly.
  const kind = MIX[(serial * 37) % MIX.length] ?? 'order';
  const key = `${kind}-key-of-chaos-${serial}`;
  const email = addressOf(key);
  const isReferred = serial % 2 === 0;
  const json = (path: string, body: unknown, headers: Record<string, string> = {}): Work => ({
    kind,
    key,
    path,
    init: {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    },
  });
  switch (kind) {
    case 'order': {
      const body = { customerName: 'Kay Nine', customerEmail: email };
      return json('/api/orders', isReferred ? { ...body, affiliateCode: code } : body, { cookie });
    }
    case 'payment': {
      const init = paymentEvent(key, email, isReferred ? affiliate.id : null);
      return { kind, key, path: '/api/webhooks/stripe', init };
    }
    case 'enquiry':
      return json('/api/contacts', { name: 'Kay Nine', email, message: key });
    case 'click':
      // Each browser counts as a visitor of its own.
      return json(
        '/api/referrals/visits',
        { code, path: `/${key}` },
        { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${key}` },
      );
    case 'upload': {
      const body = new FormData();
      body.append('logo', new File([LOGO], 'logo.svg'));
      return { kind, key, path: '/api/upload-logo', init: { body } };
    }
  }
}

/** @param originOf the node for the next request */
export function createClients(access: Access, originOf: () => string, writers: number) {
  const journal: Journal = { acknowledged: [], failures: [] };
  let serial = 0;
  let isOver = false;
  /** @returns whether it was acknowledged */
  const attempt = async ({ kind, key, path, init }: Work): Promise<boolean> => {
    const signal = AbortSignal.timeout(REQUEST_MS_MAX);
    try {
      const response = await fetch(`${originOf()}${path}`, { ...init, method: 'POST', signal });
      const body = (await response.json()) as { id?: number; fileName?: string };
      if (response.ok) journal.acknowledged.push({ kind, key, id: String(body.id ?? body.fileName ?? '') });
      else journal.failures.push(String(response.status));
      return response.ok;
    } catch {
      journal.failures.push('no response');
      return false;
    }
  };
  const write = async () => {
    while (!isOver) {
      const work = makeWork(serial++, access);
      while (!(await attempt(work))) await sleep(PAUSE_MS);
    }
  };
  const running = Array.from({ length: writers }, write);
  return {
    journal,
    /** Resolves after so many further acknowledgements. @throws after two minutes without them */
    async progress(more: number): Promise<void> {
      const wanted = journal.acknowledged.length + more;
      const started = performance.now();
      while (journal.acknowledged.length < wanted) {
        if (performance.now() - started > PROGRESS_MS_MAX)
          throw new Error(`writes do not succeed any more: ${tally(journal.failures)}`);
        await sleep(10);
      }
    },
    /** Sends one piece of work once. */
    async sendOnce(): Promise<void> {
      await attempt(makeWork(serial++, access));
    },
    /** Resolves when each client has got its acknowledgement. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}
