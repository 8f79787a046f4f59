/** Where mail goes: an SMTP server, or `.eml` files while none is configured. */
import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { isIpAddress, isLoopback } from '../ip.ts';
import type { RenderedMail } from './layout.ts';

export type OutgoingMail = RenderedMail & { id: string; to: string; from: string; replyTo: string | null };
export type MailTransport = {
  /** How many mails are taken from the queue together. One where each may take as long as a job is given. */
  atOnce: number;
  /** @param signal ends the conversation with the mail server for good: once this has thrown, nothing is being delivered any more */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** A refusal for good (5xx): trying again would only annoy. */
export class MailRefusedError extends Error {}

function message(mail: OutgoingMail, host: string) {
  return {
    messageId: `<${mail.id}@${host}>`,
    from: mail.from,
    // Objects, never strings: a string would be parsed again and could grow a second recipient.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    envelope: { from: /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Made with the first mail: the library is not needed before. */
function lazily(options: object): { get(): Promise<Transporter>; made(): Promise<Transporter> | undefined } {
  let transporter: Promise<Transporter> | undefined;
  return {
    get() {
      transporter ??= import('nodemailer').then(({ createTransport }) => createTransport(options as never) as unknown as Transporter);
      return transporter;
    },
    made: () => transporter,
  };
}

/** V12: what crosses a network is encrypted, or not sent. With `ignoreTLS=true` the operator says that it may go as it is. */
function needsStartTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const isHere = host === 'localhost' || (isIpAddress(host) && isLoopback(host));
  return protocol === 'smtp:' && !isHere && searchParams.get('ignoreTLS') !== 'true';
}

export function createMailTransport(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'origin'>): MailTransport {
  const host = new URL(config.origin).hostname;
  if (config.smtpUrl) {
    const smtp = lazily({
      url: config.smtpUrl,
      pool: true,
      maxConnections: 2,
      // An idle connection may have gone stale: one more try at once. Everything else is the job's decision.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 25_000,
      // A connection that is given up is cut, not left to the other side to finish.
      socketCloseTimeout: 0,
      ...(needsStartTls(config.smtpUrl) ? { requireTLS: true } : {}),
    });
    return {
      atOnce: 1,
      async send(mail, signal) {
        try {
          await (await smtp.get()).sendMail({ ...message(mail, host), signal } as never);
        } catch (error) {
          const { responseCode: status, code } = error as { responseCode?: number; code?: string };
          // A server that has no TLS today, or does not know our password, refuses the connection and not the mail.
          if (status && status >= 500 && status < 600 && code !== 'ETLS' && code !== 'EAUTH')
            throw new MailRefusedError(`refused with ${status}`);
          if (signal.aborted) throw new Error('the mail server did not come to an end', { cause: error });
          throw error;
        }
      },
      close: () => void smtp.made()?.then((made) => made.close()),
    };
  }
  const folder = path.join(config.dataDir, 'mail');
  const composer = lazily({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    atOnce: 10,
    async send(mail) {
      mkdirSync(folder, { recursive: true });
      const info = await (await composer.get()).sendMail(message(mail, host));
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const target = path.join(folder, `${stamp}-${mail.id}.eml`);
      // Written beside and renamed, so that a reader never meets half a message.
      const file = await open(`${target}.part`, 'w', 0o600);
      await file.writeFile((info as { message: Buffer }).message);
      await file.sync();
      await file.close();
      await rename(`${target}.part`, target);
    },
    close() {},
  };
}
