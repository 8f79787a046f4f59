/** Notifications of the database, which reach all nodes when the sender's transaction commits. */
import { type Database, type Em, ping, queryRows } from './database.ts';

export type Listening = { stop(): Promise<void> };
type Handlers = {
  onMessage(payload: string): void;
  /** The connection was lost; messages sent meanwhile never arrive. */
  onLost(): void;
};

/** Delivered when the caller's transaction commits. */
export async function notify(em: Em, channel: string, payload: string): Promise<void> {
  // Raw: it calls a function and reads no table.
  await queryRows(em, 'select pg_notify(?, ?)', [channel, payload]);
}

/** On PostgreSQL it holds one connection of the pool. @param channel a plain identifier */
export async function listen(db: Database, channel: string, handlers: Handlers): Promise<Listening> {
  if (!/^[a-z_]+$/.test(channel)) throw new Error('the channel is not a plain identifier');
  const pglite = await db.pglite();
  if (pglite) {
    const unlisten = await pglite.listen(channel, handlers.onMessage);
    return { stop: () => unlisten() };
  }
  // Opens the pool.
  await ping(db);
  const client = await db.connect();
  let isOver = false;
  const end = (isLost: boolean): void => {
    if (isOver) return;
    isOver = true;
    client.removeAllListeners('notification');
    // Destroyed, not reused: a connection of the pool must not listen.
    client.release(true);
    if (isLost) handlers.onLost();
  };
  client.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''));
  client.on('error', () => end(true));
  client.on('end', () => end(true));
  try {
    await client.query(`listen ${channel}`);
  } catch (error) {
    end(false);
    throw error;
  }
  return { stop: async () => end(false) };
}
