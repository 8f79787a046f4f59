/** The outbox: mails are rows written in the caller's transaction, rendered and sent by the `mail` job. */
import { randomUUID } from 'node:crypto';
import { site } from '#src/domain/site.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Vault } from '../crypto.ts';
import { type Database, type Em, runStatement } from '../database.ts';
import type { Jobs } from '../jobs.ts';
import { errorFields, type Logger } from '../logger.ts';
import { type MailContent, renderMail } from './layout.ts';
import { MailMessageEntity } from './message.entity.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

export const MAIL_QUEUE = 'mail';

export type MailRequest = {
  kind: string;
  to: string;
  payload: Record<string, unknown>;
  replyTo?: string;
  orderId?: number;
  affiliateId?: number;
  /** At most one mail with this key is ever written. */
  onceKey?: string;
  /** Not sent after this moment (login codes). Its payload is wiped once sent. */
  expiresAt?: Date;
};

export type MailTemplates = Record<string, (payload: never, message: { createdAt: Date }) => MailContent>;

export type Mailer = {
  enqueue(em: Em, request: MailRequest): Promise<string | null>;
  /** Sends the same message again as a new row. */
  resend(em: Em, id: string): Promise<string | null>;
  deliver(id: string): Promise<void>;
};

type Parts = {
  config: Config;
  db: Database;
  jobs: Jobs;
  vault: Vault;
  clock: Clock;
  logger: Logger;
  transport: MailTransport;
  templates: () => MailTemplates;
};

export function createMailer(parts: Parts): Mailer {
  const { config, db, jobs, vault, clock, logger } = parts;
  const from = config.mailFrom ?? `${site.brand} <${site.email}>`;

  async function enqueue(em: Em, request: MailRequest): Promise<string | null> {
    const id = randomUUID();
    const inserted = await runStatement(
      em,
      `insert into mail_message (id, kind, to_address, reply_to, payload_sealed, status, attempts, order_id, affiliate_id, once_key, created_at, expires_at)
       values (?, ?, ?, ?, ?, 'queued', 0, ?, ?, ?, ?, ?) on conflict do nothing`,
      [
        id,
        request.kind,
        request.to,
        request.replyTo ?? null,
        vault.seal(JSON.stringify(request.payload)),
        request.orderId ?? null,
        request.affiliateId ?? null,
        request.onceKey ?? null,
        clock.now(),
        request.expiresAt ?? null,
      ],
    );
    if (inserted === 0) return null;
    await jobs.enqueue(em, MAIL_QUEUE, { id });
    return id;
  }

  async function deliver(id: string): Promise<void> {
    const em = db.fork();
    const row = await em.findOne(MailMessageEntity, { id });
    if (row?.status !== 'queued' || !row.payloadSealed) return;
    if (row.expiresAt && row.expiresAt <= clock.now()) {
      await em.nativeUpdate(MailMessageEntity, { id }, { status: 'expired', payloadSealed: null });
      return;
    }
    const template = parts.templates()[row.kind];
    if (!template) throw new Error(`no mail template named ${row.kind}`);
    const rendered = renderMail(template(JSON.parse(vault.open(row.payloadSealed)) as never, { createdAt: row.createdAt }));
    // A subject may hold a login code: it is stored only for mails that hold no secret.
    const subject = row.expiresAt ? null : rendered.subject;
    try {
      await parts.transport.send({ ...rendered, id: row.id, to: row.toAddress, from, replyTo: row.replyTo ?? null });
      await em.nativeUpdate(
        MailMessageEntity,
        { id, status: 'queued' },
        {
          status: 'sent',
          sentAt: clock.now(),
          attempts: row.attempts + 1,
          lastError: null,
          subject,
          ...(row.expiresAt ? { payloadSealed: null } : {}),
        },
      );
    } catch (error) {
      const refused = error instanceof MailRefusedError;
      await em.nativeUpdate(
        MailMessageEntity,
        { id },
        {
          attempts: row.attempts + 1,
          lastError: String((error as Error).message).slice(0, 300),
          subject,
          ...(refused ? { status: 'failed' as const } : {}),
        },
      );
      logger.warn(refused ? 'mail refused' : 'mail not sent yet', { mail: id, kind: row.kind, ...errorFields(error) });
      if (!refused) throw error;
    }
  }

  async function resend(em: Em, id: string): Promise<string | null> {
    const row = await em.findOne(MailMessageEntity, { id });
    if (!row?.payloadSealed || row.expiresAt) return null;
    return enqueue(em, {
      kind: row.kind,
      to: row.toAddress,
      payload: JSON.parse(vault.open(row.payloadSealed)) as Record<string, unknown>,
      replyTo: row.replyTo ?? undefined,
      orderId: row.orderId ?? undefined,
      affiliateId: row.affiliateId ?? undefined,
    });
  }

  return { enqueue, deliver, resend };
}
