/**
 * The open streams of this node. Their events carry the version of the project and nothing else, so
 * that a lost, repeated or skipped event harms nobody: the page then reads the project.
 */
import type { Context } from '#server/context.ts';
import { type Listening, listen } from '#server/platform/database/listen.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { PROJECT_CHANNEL, projectVersion } from './project-change.service.ts';
import type { ProjectStreams, StreamRequest } from './project-streams.port.ts';

const HEARTBEAT_MS = 20_000;
const PER_ADDRESS_MAX = 6;
const TOTAL_MAX = 1000;
/** Pause of a browser before it connects again. */
const RETRY_MS = 3000;

type Stream = Omit<StreamRequest, 'lastVersion'> & { version: string; events: EventStream };

const unavailable = (retryAfterSeconds: number) =>
  new AppError('UNAVAILABLE', undefined, { retryAfterSeconds });

/** @throws AppError RATE_LIMITED, UNAVAILABLE */
function requireRoom(streams: ReadonlySet<Stream>, address: string | null): void {
  if (streams.size >= TOTAL_MAX) throw unavailable(5);
  const own = address === null ? 0 : [...streams].filter((stream) => stream.address === address).length;
  if (own >= PER_ADDRESS_MAX) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 30 });
}

function addStream(streams: Set<Stream>, request: Omit<Stream, 'events'>): Stream {
  const stream = { ...request, events: createEventStream(() => streams.delete(stream)) };
  streams.add(stream);
  // Without data: the browser keeps the id and fires no event.
  stream.events.send(`retry: ${RETRY_MS}\nid: ${stream.version}\n\n`);
  return stream;
}

async function tell(ctx: Context, projectId: number, streams: readonly Stream[]): Promise<void> {
  if (streams.length === 0) return;
  try {
    const version = await projectVersion(ctx, projectId);
    for (const stream of streams) {
      if (stream.version === version) continue;
      stream.version = version;
      stream.events.send(`id: ${version}\ndata: changed\n\n`);
    }
  } catch (error) {
    ctx.deps.logger.warn('the version of a project could not be read', errorFields(error));
    // The browser connects again, with the last version that it knows.
    for (const { events } of streams) events.end();
  }
}

/** @param context a new one for each unit of work */
export function createProjectStreams(
  context: () => Context,
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): ProjectStreams {
  const streams = new Set<Stream>();
  let listening: Promise<Listening> | null = null;
  let heartbeat: NodeJS.Timeout | null = null;
  let isStopped = false;

  const endAll = (): void => {
    for (const { events } of streams) events.end();
  };
  const onMessage = (payload: string): void => {
    const projectId = Number(payload);
    void tell(
      context(),
      projectId,
      [...streams].filter((stream) => stream.projectId === projectId),
    );
  };
  function beat(): void {
    const now = context().deps.clock.now();
    for (const { events, expiresAt } of streams)
      if (expiresAt <= now) events.end();
      else events.send(': still here\n\n');
  }
  function startListening(): Promise<Listening> {
    const onLost = () => {
      listening = null;
      endAll();
    };
    listening ??= listen(context().deps.db, PROJECT_CHANNEL, { onMessage, onLost }).catch(
      (error: unknown) => {
        listening = null;
        throw error;
      },
    );
    return listening;
  }

  return {
    async open({ lastVersion, ...request }) {
      if (isStopped) throw unavailable(1);
      requireRoom(streams, request.address);
      const current = startListening();
      await current;
      const version = lastVersion ?? (await projectVersion(context(), request.projectId));
      // Once more, because others may have been opened meanwhile.
      requireRoom(streams, request.address);
      // Stopped or disconnected meanwhile: nothing would ever end the stream.
      if (isStopped || listening !== current) throw unavailable(1);
      const stream = addStream(streams, { ...request, version });
      heartbeat ??= setInterval(beat, heartbeatMs).unref();
      // A change may have been announced before the stream was added.
      await tell(context(), request.projectId, [stream]);
      return stream.events.body;
    },
    async stop() {
      isStopped = true;
      if (heartbeat) clearInterval(heartbeat);
      endAll();
      const current = await listening?.catch(() => null);
      listening = null;
      await current?.stop();
    },
  };
}
