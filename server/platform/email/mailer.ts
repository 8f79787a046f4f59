/**
 * The outbox: emails are rows written in the caller's transaction, then
 * rendered and sent by the `mail` job.
 */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { site } from '#src/domain/site.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Keyring } from '../crypto.ts';
import type { Database, Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { AppError } from '../errors.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JOB_EXPIRES_SECONDS, type Jobs } from '../jobs/jobs.ts';
import { errorFields, type Logger } from '../logger.ts';
import {
  createEmailRenderer,
  EmailRenderError,
  type EmailTemplates,
  type Kind,
  PAYLOAD,
  type Payloads,
} from './email-renderer.ts';
import type { RenderedEmail } from './layout.ts';
import { blankLinkSecrets } from './layout-text.ts';
import { EmailMessageEntity, type EmailMessageRow } from './message.entity.ts';
import { EmailRejectedError, type EmailTransport } from './transport.ts';

export const EMAIL_QUEUE = 'mail';

/**
 * Limit for one delivery attempt. Must be below the job's expiry: afterwards another worker would
 * deliver the same email a second time.
 */
const SEND_WITHIN_MS = (JOB_EXPIRES_SECONDS - 5) * 1000;
/** REL-01: an email that no server has accepted for this long fails, and staff decide. */
const DELIVERABLE_MS = 72 * 3_600_000;
/** REL-12: rendering errors do not go away, so these emails fail after a few attempts. */
const WRITING_TRIES = 5;

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
export type EmailRequest<P> = { [K in Kind<P>]: Delivery & { kind: K; payload: P[K] } }[Kind<P>];

type StoredRequest = Delivery & { kind: string; payload: unknown };

export type Mailer<P> = {
  enqueue(em: Em, request: EmailRequest<P>): Promise<string | null>;
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
  preview(em: Em, id: string): Promise<{ subject: string; text: string } | null>;
  deliver(id: string): Promise<void>;
};

type Delivers = { deps: { mailer: { deliver(id: string): Promise<void> } } };
export const emailJob = defineJob(EMAIL_QUEUE, z.object({ id: z.uuid() }), ({ deps }: Delivers, { id }) =>
  deps.mailer.deliver(id),
);

type Parts<P> = {
  config: Config;
  db: Database;
  jobs: Jobs;
  keyring: Keyring;
  clock: Clock;
  logger: Logger;
  transport: EmailTransport;
  templates: EmailTemplates<P>;
  sendWithinMs?: number;
};

type Failure = { error: unknown; reason: string; isLast: boolean; subject?: string | null };

export function createMailer<P extends Payloads<P>>(parts: Parts<P>): Mailer<P> {
  const { config, db, jobs, keyring, clock, logger, templates } = parts;
  const { render, readPayload } = createEmailRenderer<P>(keyring, templates);
  const from = config.mailFrom ?? `${site.brand} <${site.email}>`;

  async function enqueue(em: Em, request: StoredRequest): Promise<string | null> {
    const id = randomUUID();
    const inserted = await typedQueries<TablesOf<typeof EmailMessageEntity>>(em)
      .insertInto('mail_message')
      .values({
        id,
        kind: request.kind,
        toAddress: request.to,
        replyTo: request.replyTo,
        payloadEncrypted: keyring.encrypt(JSON.stringify(request.payload), PAYLOAD, id),
        orderId: request.orderId,
        affiliateId: request.affiliateId,
        onceKey: request.onceKey,
        createdAt: clock.now(),
        expiresAt: request.expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return null;
    await jobs.enqueue(em, emailJob, { id });
    return id;
  }

  async function deliver(id: string): Promise<void> {
    const signal = AbortSignal.timeout(parts.sendWithinMs ?? SEND_WITHIN_MS);
    const em = db.fork();
    const row = await em.findOne(EmailMessageEntity, { id });
    if (row?.status !== 'queued' || !row.payloadEncrypted) return;
    if (row.expiresAt && row.expiresAt <= clock.now()) {
      await em.nativeUpdate(EmailMessageEntity, { id }, { status: 'expired', payloadEncrypted: null });
      return;
    }
    let rendered: RenderedEmail;
    try {
      rendered = render(row);
    } catch (error) {
      const reason = error instanceof EmailRenderError ? error.message : 'it could not be written';
      return await recordFailure(em, row, { error, reason, isLast: row.attempts + 1 >= WRITING_TRIES });
    }
    // A subject may contain a login code: it is stored only for emails without a secret.
    const subject = row.expiresAt ? null : rendered.subject;
    try {
      await parts.transport.send(
        { ...rendered, id: row.id, to: row.toAddress, from, replyTo: row.replyTo ?? null },
        signal,
      );
    } catch (error) {
      const isTooOld = clock.now().getTime() - row.createdAt.getTime() >= DELIVERABLE_MS;
      const reason = `${isTooOld ? 'not delivered for 72 hours: ' : ''}${(error as Error).message}`;
      return await recordFailure(em, row, {
        error,
        reason,
        isLast: isTooOld || error instanceof EmailRejectedError,
        subject,
      });
    }
    await em.nativeUpdate(
      EmailMessageEntity,
      { id, status: 'queued' },
      {
        status: 'sent',
        sentAt: clock.now(),
        attempts: row.attempts + 1,
        lastError: null,
        subject,
        ...(row.expiresAt ? { payloadEncrypted: null } : {}),
      },
    );
  }

  /** @throws the delivery error, so that the job is retried, unless this was the last attempt */
  async function recordFailure(
    em: Em,
    row: EmailMessageRow,
    { error, reason, isLast, subject }: Failure,
  ): Promise<void> {
    await em.nativeUpdate(
      EmailMessageEntity,
      { id: row.id, status: 'queued' },
      {
        attempts: row.attempts + 1,
        lastError: reason.slice(0, 300),
        ...(subject === undefined ? {} : { subject }),
        ...(isLast ? { status: 'failed' as const } : {}),
        ...(isLast && row.expiresAt ? { payloadEncrypted: null } : {}),
      },
    );
    const message =
      error instanceof EmailRejectedError ? 'email rejected' : isLast ? 'email failed' : 'email not sent yet';
    logger.warn(message, { email: row.id, kind: row.kind, ...errorFields((error as Error).cause ?? error) });
    if (!isLast) throw error;
  }

  /** Null for an email that contained a code, or whose payload was cleared. */
  async function readable(em: Em, id: string): Promise<{ row: EmailMessageRow; payload: unknown } | null> {
    const row = await em.findOne(EmailMessageEntity, { id });
    if (!row?.payloadEncrypted || row.expiresAt) return null;
    try {
      return { row, payload: readPayload(row) };
    } catch {
      throw new AppError(
        'CONFLICT',
        'This email can’t be sent again: its content can no longer be decrypted.',
      );
    }
  }

  async function resend(em: Em, id: string): Promise<string | null> {
    const stored = await readable(em, id);
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

  async function preview(em: Em, id: string): Promise<{ subject: string; text: string } | null> {
    const stored = await readable(em, id);
    if (!stored) return null;
    const { subject, text } = render(stored.row);
    return { subject, text: blankLinkSecrets(text) };
  }

  return { enqueue, deliver, resend, preview };
}
