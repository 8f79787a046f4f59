/** Writes `.eml` files if no SMTP server is configured. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../ip.ts';
import { once } from '../limits/concurrency.ts';
import { writeWholeFile } from '../storage/files.ts';
import type { AttachedPicture } from './email-pictures.ts';
import type { RenderedEmail } from './layout.ts';

type OutgoingEmail = Omit<RenderedEmail, 'pictures'> & {
  id: string;
  to: string;
  from: string;
  replyTo: string | null;
  attached?: readonly AttachedPicture[];
};
export type EmailTransport = {
  /** Emails fetched from the queue together. One if each may take as long as a job may. */
  atOnce: number;
  /** @param signal ends the conversation; once this has thrown, no delivery is in progress */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** A permanent rejection (5xx): it must not be retried. */
export class EmailRejectedError extends Error {}

/** Prepared, so that the address is neither folded nor encoded. */
const unsubscribeHeaders = ({ unsubscribeUrl }: OutgoingEmail) =>
  unsubscribeUrl
    ? {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

function message(email: OutgoingEmail, host: string) {
  return {
    messageId: `<${email.id}@${host}>`,
    from: email.from,
    // Objects, because a string would be parsed again and could add a recipient.
    to: { name: '', address: email.to },
    replyTo: email.replyTo ? { name: '', address: email.replyTo } : undefined,
    envelope: { from: /<([^<>]+)>/.exec(email.from)?.[1] ?? email.from, to: [email.to] },
    subject: email.subject,
    text: email.text,
    html: email.html,
    attachments: email.attached?.map((picture) => ({ ...picture, contentDisposition: 'inline' })),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Called with the first email, because the library is not needed before. */
const connect = (options: object): Promise<Transporter> =>
  import('nodemailer').then(({ createTransport }) => createTransport(options) as Transporter);

/** V12: what leaves this machine is encrypted, unless the operator sets `ignoreTLS=true`. */
function needsStartTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isLoopbackHost(hostname) && searchParams.get('ignoreTLS') !== 'true';
}

export function createMailTransport(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'origin'>): EmailTransport {
  const host = new URL(config.origin).hostname;
  if (config.smtpUrl) {
    let smtp: Promise<Transporter> | undefined;
    const options = {
      url: config.smtpUrl,
      pool: true,
      maxConnections: 2,
      // An idle connection may be stale: one retry at once. The job decides about further ones.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 25_000,
      // Destroys an abandoned connection instead of waiting for the other side to close it.
      socketCloseTimeout: 0,
      ...(needsStartTls(config.smtpUrl) ? { requireTLS: true } : {}),
    };
    return {
      atOnce: 1,
      async send(email, signal) {
        try {
          smtp ??= connect(options);
          await (await smtp).sendMail({ ...message(email, host), signal });
        } catch (error) {
          const { responseCode: status, code } = error as { responseCode?: number; code?: string };
          // Without TLS or login the connection is rejected, not the email: it can be retried.
          if (status && status >= 500 && status < 600 && code !== 'ETLS' && code !== 'EAUTH')
            throw new EmailRejectedError(`rejected with ${status}`);
          if (signal.aborted) throw new Error('the email server did not respond in time', { cause: error });
          throw error;
        }
      },
      close: () => void smtp?.then((made) => made.close()),
    };
  }
  const folder = path.join(config.dataDir, 'mail');
  const composer = once(() => connect({ streamTransport: true, buffer: true, newline: 'windows' }));
  return {
    atOnce: 10,
    async send(email) {
      mkdirSync(folder, { recursive: true });
      const info = await (await composer()).sendMail(message(email, host));
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const target = path.join(folder, `${stamp}-${email.id}.eml`);
      await writeWholeFile(target, (info as { message: Buffer }).message);
    },
    close() {},
  };
}
