/** A TCP proxy that cuts connections, refuses new ones, and loses the answers of COMMIT. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export type FaultProxy = {
  port: number;
  cut(): void;
  /** Cuts all connections and refuses new ones until `accept` is called. */
  refuse(): void;
  accept(): Promise<void>;
  /** Every n-th COMMIT is executed, and its answer is lost with the connection; 0 for none. */
  loseAnswers(everyNth: number): void;
  lostAnswers(): number;
  close(): void;
};

/** COMMIT as a simple query of PostgreSQL's protocol. */
const COMMIT = /^Q[\s\S]{4}commit;?\0/i;

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let everyNth = 0;
  let commits = 0;
  let lost = 0;

  function join(client: Socket): void {
    const target = connect(targetPort, '127.0.0.1');
    let losesNext = false;
    const end = () => {
      client.destroy();
      target.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    for (const socket of [client, target]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', (chunk: Buffer) => {
      if (everyNth > 0 && COMMIT.test(chunk.toString('latin1'))) losesNext = ++commits % everyNth === 0;
      target.write(chunk);
    });
    target.on('data', (chunk: Buffer) => {
      if (!losesNext) return void client.write(chunk);
      lost += 1;
      end();
    });
  }

  const server = createServer(join);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const port = await freePort();
  await listen(port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = () => {
    server.close();
    cut();
  };
  return {
    port,
    cut,
    refuse,
    accept: () => listen(port),
    loseAnswers(n) {
      everyNth = n;
    },
    lostAnswers: () => lost,
    close: refuse,
  };
}
