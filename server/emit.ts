/** How a use case says what it changed, without knowing who listens. */
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { Context } from './context.ts';
import type { EventName, Events, ReportedChange } from './events.ts';

/** Call inside the transaction of the change. */
export async function emit<Name extends EventName>(
  ctx: Context,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const listeners of ctx.deps.listeners)
    for (const listener of [listeners[name] ?? []].flat()) await listener(ctx, event);
}

/** For the event log and webhooks. Call inside the transaction, with the changed rows. */
export async function reportChange<Type extends EventType>(
  ctx: Context,
  type: Type,
  ...rows: readonly EventData[Type][]
): Promise<void> {
  if (rows.length > 0) await emit(ctx, 'change.reported', { type, rows } as unknown as ReportedChange);
}
