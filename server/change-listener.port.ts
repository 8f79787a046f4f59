import type { EventData, EventType } from '#src/domain/integration/event/event.schema.ts';

/** Called in the transaction of the change: a listener that throws undoes it. */
export type ChangeListener<Ctx> = <Type extends EventType>(
  ctx: Ctx,
  type: Type,
  rows: readonly EventData[Type][],
) => Promise<void>;
