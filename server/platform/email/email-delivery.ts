/** Sends one stored email and records what became of it. */
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Em } from '../database/database.ts';
import { JOB_EXPIRES_SECONDS } from '../jobs/jobs.ts';
import { errorFields, type Logger } from '../logger.ts';
import type { Files } from '../storage/files.ts';
import { inSpan, SpanKind } from '../tracing/spans.ts';
import { withPictures } from './email-pictures.ts';
import { EmailRenderError } from './email-renderer.ts';
import type { RenderedEmail } from './layout.ts';
import { EmailMessageEntity, type EmailMessageRow } from './message.entity.ts';
import { EmailRejectedError, type EmailTransport } from './transport.ts';

/**
 * Limit for one delivery attempt. Must be below the job's expiry: afterwards another worker would
 * deliver the same email a second time.
 */
const SEND_WITHIN_MS = (JOB_EXPIRES_SECONDS - 5) * 1000;
/** REL-01: an email that no server has accepted for this long fails, and staff decide. */
const DELIVERABLE_MS = 72 * HOUR_MS;
/** REL-12: rendering errors do not go away, so these emails fail after a few attempts. */
const WRITING_TRIES = 5;

export type DeliveryParts = {
  config: Pick<Config, 'mailFrom'>;
  db: Database;
  clock: Clock;
  logger: Logger;
  transport: EmailTransport;
  files: Pick<Files, 'get'>;
  sendWithinMs?: number;
};

export const senderAddress = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom ?? `${site.brand} <${site.email}>`;

type Failure = { error: unknown; reason: string; isLast: boolean; subject?: string | null };

export function createDelivery(
  parts: DeliveryParts,
  render: (row: EmailMessageRow) => RenderedEmail,
): (id: string) => Promise<void> {
  const { config, db, clock, logger, transport } = parts;
  const from = senderAddress(config);

  return async function deliver(id) {
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
      return await recordFailure(logger, em, row, {
        error,
        reason,
        isLast: row.attempts + 1 >= WRITING_TRIES,
      });
    }
    // A subject may contain a login code: it is stored only for emails without a secret.
    const subject = row.expiresAt ? null : rendered.subject;
    try {
      const email = {
        ...(await withPictures(rendered, parts.files)),
        id: row.id,
        to: row.toAddress,
        from,
        replyTo: row.replyTo ?? null,
      };
      const attributes = { email: row.id, kind: row.kind };
      await inSpan('send email', { kind: SpanKind.CLIENT, attributes }, () => transport.send(email, signal));
    } catch (error) {
      const isTooOld = clock.now().getTime() - row.createdAt.getTime() >= DELIVERABLE_MS;
      const reason = `${isTooOld ? 'not delivered for 72 hours: ' : ''}${(error as Error).message}`;
      return await recordFailure(logger, em, row, {
        error,
        reason,
        isLast: isTooOld || error instanceof EmailRejectedError,
        subject,
      });
    }
    const sent = {
      status: 'sent' as const,
      sentAt: clock.now(),
      attempts: row.attempts + 1,
      lastError: null,
    };
    const recorded = await em.nativeUpdate(
      EmailMessageEntity,
      { id, status: 'queued' },
      { ...sent, subject, ...(row.expiresAt ? { payloadEncrypted: null } : {}) },
    );
    // Withdrawn while it was being sent. After an erasure its subject must not come back.
    if (recorded === 0) await em.nativeUpdate(EmailMessageEntity, { id, status: 'expired' }, sent);
  };
}

/** @throws the delivery error, so that the job is retried, unless this was the last attempt */
async function recordFailure(
  logger: Logger,
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
