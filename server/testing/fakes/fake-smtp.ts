/** An email server that fails first, in ways that a test chooses. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type Received = { mail: Email; from: string; to: string[]; source: string };

/** Behaviour for the next messages; afterwards the server accepts them. */
export type Mood = 'drop-at-mail' | 'drop-at-data' | 'later' | 'never' | 'not-this-one';

export type FakeSmtp = {
  port: number;
  moods: Mood[];
  received: Received[];
  /** Number of messages that were offered. */
  tries: number;
  /** Runs before a message is accepted. */
  beforeAccepting: () => Promise<unknown>;
  close(): Promise<void>;
};

const rejection = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

async function read(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  const source = Buffer.concat(parts).toString('utf8');
  const { mailFrom, rcptTo } = session.envelope;
  return {
    mail: await PostalMime.parse(source),
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    source,
  };
}

/** Closes the socket during the conversation, like a server that crashes. */
function drop(server: SMTPServer, session: SMTPServerSession, callback: (error: Error) => void): void {
  for (const connection of (
    server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
  ).connections)
    if (connection.id === session.id) connection._socket.destroy();
  callback(rejection(421, 'closing'));
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const smtp: FakeSmtp = {
    port: 0,
    moods: [],
    received: [],
    tries: 0,
    beforeAccepting: async () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_, session, callback) {
      smtp.tries++;
      const mood = smtp.moods[0];
      if (mood === 'drop-at-mail') {
        smtp.moods.shift();
        return drop(server, session, callback);
      }
      if (mood === 'later') {
        smtp.moods.shift();
        return callback(rejection(451, 'Try again later'));
      }
      callback();
    },
    onRcptTo(_, __, callback) {
      if (smtp.moods[0] !== 'never') return callback();
      smtp.moods.shift();
      callback(rejection(550, 'No such user'));
    },
    onData(stream, session, callback) {
      const mood = smtp.moods[0];
      if (mood === 'drop-at-data') {
        smtp.moods.shift();
        stream.resume();
        return drop(server, session, callback);
      }
      read(stream, session)
        .then(async (email) => {
          await smtp.beforeAccepting();
          smtp.received.push(email);
        })
        .then(() => callback(), callback);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  smtp.port = typeof address === 'object' && address ? address.port : 0;
  return smtp;
}
