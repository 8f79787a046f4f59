/**
 * The outbox: emails are rows written in the caller's transaction, then
 * rendered and sent by the `mail` job.
 */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Keyring } from '../crypto.ts';
import type { Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createDelivery, type DeliveryParts } from './email-delivery.ts';
import {
  createEmailRenderer,
  createStoredPayloads,
  type EmailTemplates,
  type Kind,
  type Payloads,
} from './email-renderer.ts';
import { type RenderedEmail, renderEmail } from './layout.ts';
import { blankHtmlLinkSecrets, blankLinkSecrets } from './layout-text.ts';
import type { EmailMessageEntity } from './message.entity.ts';

export const EMAIL_QUEUE = 'mail';

type Delivery = {
  to: string;
  replyTo?: string;
  orderId?: number;
  affiliateId?: number;
  /** At most one email with this key is ever written. */
  onceKey?: string;
  /**
   * Not sent after this time (login codes). Its payload is cleared once it is sent or has failed.
   */
  expiresAt?: Date;
};

/** A kind with the payload that its template takes. */
export type EmailDraft<P> = { [K in Kind<P>]: { kind: K; payload: P[K] } }[Kind<P>];
type EmailRequest<P> = Delivery & EmailDraft<P>;

type StoredRequest = Delivery & { kind: string; payload: unknown };

export type Mailer<P> = {
  enqueue(em: Em, request: EmailRequest<P>): Promise<string | null>;
  /** Replaces values of a locked email that waits; does nothing if its payload was cleared. */
  changePayload(em: Em, id: string, values: Record<string, unknown>): Promise<void>;
  /**
   * Sends the same email again as a new row.
   * @throws AppError CONFLICT if its payload can no longer be read
   */
  resend(em: Em, id: string): Promise<string | null>;
  /**
   * Subject and text of an email, without login codes and without the secret parts of its links.
   * Null if its payload was cleared or it contained a code.
   * @throws AppError CONFLICT if its payload can no longer be read
   */
  preview(em: Em, id: string): Promise<Pick<RenderedEmail, 'subject' | 'text'> | null>;
  /** An email before it is enqueued, without the secret parts of its links. */
  draft(email: EmailDraft<P>): RenderedEmail;
  deliver(id: string): Promise<void>;
};

type Delivers = { deps: { mailer: { deliver(id: string): Promise<void> } } };
export const emailJob = defineJob(EMAIL_QUEUE, z.object({ id: z.uuid() }), ({ deps }: Delivers, { id }) =>
  deps.mailer.deliver(id),
);

type Parts<P> = DeliveryParts & { jobs: Jobs; keyring: Keyring; templates: EmailTemplates<P> };

export function createMailer<P extends Payloads<P>>(parts: Parts<P>): Mailer<P> {
  const { jobs, clock } = parts;
  const payloads = createStoredPayloads(parts.keyring);
  const render = createEmailRenderer<P>(payloads, parts.templates);

  async function enqueue(em: Em, request: StoredRequest): Promise<string | null> {
    const id = randomUUID();
    const { to: toAddress, payload, ...columns } = request;
    const payloadEncrypted = payloads.encrypt(id, payload);
    const inserted = await typedQueries<TablesOf<typeof EmailMessageEntity>>(em)
      .insertInto('mail_message')
      .values({ ...columns, id, toAddress, payloadEncrypted, createdAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return null;
    await jobs.enqueue(em, emailJob, { id });
    return id;
  }

  async function resend(em: Em, id: string): Promise<string | null> {
    const stored = await payloads.findReadable(em, id);
    if (!stored) return null;
    const { row, payload } = stored;
    return enqueue(em, {
      kind: row.kind,
      payload,
      to: row.toAddress,
      replyTo: row.replyTo ?? undefined,
      orderId: row.orderId ?? undefined,
      affiliateId: row.affiliateId ?? undefined,
    });
  }

  async function preview(em: Em, id: string) {
    const stored = await payloads.findReadable(em, id);
    if (!stored) return null;
    const { subject, text } = render(stored.row);
    return { subject, text: blankLinkSecrets(text) };
  }

  function draft({ kind, payload }: EmailDraft<P>): RenderedEmail {
    const email = renderEmail(parts.templates[kind](payload, { createdAt: clock.now() }));
    return { ...email, text: blankLinkSecrets(email.text), html: blankHtmlLinkSecrets(email.html) };
  }

  return {
    ...{ enqueue, resend, preview, draft, changePayload: payloads.change },
    deliver: createDelivery(parts, render),
  };
}
