/** How features report what has changed, without knowing who listens (create-deps.ts). */
import type { EventData, EventType } from '#src/domain/integration/event/event.schema.ts';
import type { Context } from './context.ts';

/** Call inside the transaction of the change, with the state of each row after it. */
export async function reportChange<Type extends EventType>(
  ctx: Context,
  type: Type,
  ...rows: readonly EventData[Type][]
): Promise<void> {
  if (rows.length === 0) return;
  for (const listener of ctx.deps.changeListeners) await listener(ctx, type, rows);
}
