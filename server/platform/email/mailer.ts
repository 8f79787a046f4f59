/** The outbox: emails are rows of the caller's transaction, which the `mail` job sends. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Keyring } from '../crypto.ts';
import type { Database, Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { defineJob, JOB_EXPIRES_SECONDS, type Jobs } from '../jobs/jobs.ts';
import { errorFields, type Logger } from '../logger.ts';
import type { Files } from '../storage/files.ts';
import { inSpan, SpanKind } from '../tracing/spans.ts';
import { withPictures } from './email-pictures.ts';
import {
  createEmailRenderer,
  createStoredPayloads,
  EmailRenderError,
  type EmailTemplates,
  type Kind,
  type Payloads,
} from './email-renderer.ts';
import { blankLinkSecrets, type RenderedEmail, renderEmail } from './layout.ts';
import { EmailMessageEntity, type EmailMessageRow } from './message.entity.ts';
import { EmailRejectedError, type EmailTransport } from './transport.ts';

export const EMAIL_QUEUE = 'mail';

type Delivery = {
  to: string;
  replyTo?: string | null;
  orderId?: number | null;
  affiliateId?: number | null;
  /** At most one email with this key is ever written. */
  onceKey?: string;
  /** Not sent after this time (login codes). Its payload is cleared once it is sent or fails. */
  expiresAt?: Date;
};

export type EmailDraft<P> = { [K in Kind<P>]: { kind: K; payload: P[K] } }[Kind<P>];
type EmailRequest<P> = Delivery & EmailDraft<P>;

type StoredRequest = Delivery & { kind: string; payload: unknown };

export type Mailer<P extends Payloads<P>> = ReturnType<typeof createMailer<P>>;

type Delivers = { deps: { mailer: { deliver(id: string): Promise<void> } } };
export const emailJob = defineJob(EMAIL_QUEUE, z.object({ id: z.uuid() }), ({ deps }: Delivers, { id }) =>
  deps.mailer.deliver(id),
);

type Parts<P> = DeliveryParts & { jobs: Jobs; keyring: Keyring; templates: EmailTemplates<P> };

export function createMailer<P extends Payloads<P>>(parts: Parts<P>) {
  const { jobs, clock } = parts;
  const payloads = createStoredPayloads(parts.keyring);
  const render = createEmailRenderer<P>(payloads, parts.templates);

  async function store(em: Em, request: StoredRequest): Promise<string | null> {
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

  /** Null if it was cleared or contained a code. @throws AppError CONFLICT if it can't be read */
  const findPayload = async (em: Em, id: string) => (await payloads.findReadable(em, id))?.payload ?? null;

  /** Sends it again as a new row. @throws AppError CONFLICT if its payload can't be read */
  async function resend(
    em: Em,
    id: string,
    { to, values }: { to?: string; values?: object } = {},
  ): Promise<string | null> {
    const stored = await payloads.findReadable(em, id);
    if (!stored) return null;
    const { kind, toAddress, replyTo, orderId, affiliateId } = stored.row;
    const payload = { ...stored.payload, ...values };
    return store(em, { kind, payload, to: to ?? toAddress, replyTo, orderId, affiliateId });
  }

  /**
   * Without login codes and the secret parts of its links. Null if its payload was cleared or it
   * contained a code. @throws AppError CONFLICT if its payload can no longer be read
   */
  async function preview(em: Em, id: string) {
    const stored = await payloads.findReadable(em, id);
    if (!stored) return null;
    const { subject, text } = render(stored.row);
    return { subject, text: blankLinkSecrets(text) };
  }

  /** Without the secret parts of its links. */
  function draft({ kind, payload }: EmailDraft<P>): RenderedEmail {
    const email = renderEmail(parts.templates[kind](payload, { createdAt: clock.now() }));
    return { ...email, text: blankLinkSecrets(email.text), html: blankLinkSecrets(email.html) };
  }

  return {
    enqueue: (em: Em, request: EmailRequest<P>) => store(em, request),
    findPayload,
    resend,
    preview,
    draft,
    changePayload: payloads.change,
    deliver: createDelivery(parts, render),
  };
}

/** Below the job's expiry, after which another worker would send the email again. */
const SEND_WITHIN_MS = (JOB_EXPIRES_SECONDS - 5) * 1000;
/** REL-01: an email that no server has accepted for this long fails, and staff decide. */
const DELIVERABLE_MS = 72 * HOUR_MS;
/** REL-12: rendering errors do not go away, so these emails fail after a few attempts. */
const WRITING_TRIES = 5;

type DeliveryParts = {
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

function createDelivery(
  parts: DeliveryParts,
  render: (row: EmailMessageRow) => RenderedEmail,
): (id: string) => Promise<void> {
  const { config, db, clock, transport } = parts;
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
    // Of an email that could be rendered. It may contain a login code, which is not stored.
    let subject: string | null | undefined;
    try {
      const rendered = render(row);
      subject = row.expiresAt ? null : rendered.subject;
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
      return await recordFailure(parts, em, row, error as Error, subject);
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
  { clock, logger }: DeliveryParts,
  em: Em,
  row: EmailMessageRow,
  error: Error,
  subject: string | null | undefined,
): Promise<void> {
  const isRendered = subject !== undefined;
  const isRejected = error instanceof EmailRejectedError;
  const isTooOld = isRendered && clock.now().getTime() - row.createdAt.getTime() >= DELIVERABLE_MS;
  const isLast = isTooOld || isRejected || (!isRendered && row.attempts + 1 >= WRITING_TRIES);
  const isExplained = isRendered || error instanceof EmailRenderError;
  const reason = isExplained ? error.message : 'it could not be written';
  await em.nativeUpdate(
    EmailMessageEntity,
    { id: row.id, status: 'queued' },
    {
      attempts: row.attempts + 1,
      lastError: `${isTooOld ? 'not delivered for 72 hours: ' : ''}${reason}`.slice(0, 300),
      ...(isRendered ? { subject } : {}),
      ...(isLast ? { status: 'failed' as const } : {}),
      ...(isLast && row.expiresAt ? { payloadEncrypted: null } : {}),
    },
  );
  const failed = isLast ? 'email failed' : 'email not sent yet';
  const message = isRejected ? 'email rejected' : failed;
  logger.warn(message, { email: row.id, kind: row.kind, ...errorFields(error.cause ?? error) });
  if (!isLast) throw error;
}
