/**
 * What modules publish. Listeners of a module's manifest (`on`) run in the transaction that caused
 * the event, in the order of server/modules.ts; one that throws undoes the change.
 */
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { OfficeEvents } from './modules/office/office.events.ts';
import type { ProjectEvents } from './modules/project/project.events.ts';
import type { SaleEvents } from './modules/sale/sale.events.ts';

/** With the state of each row after the change. */
export type ReportedChange = {
  [Type in EventType]: { type: Type; rows: readonly EventData[Type][] };
}[EventType];

export type Events = SaleEvents & ProjectEvents & OfficeEvents & { 'change.reported': ReportedChange };
export type EventName = keyof Events;

/** @typeParam Ctx the context of a use case, which itself carries the listeners */
export type Listener<Ctx, Name extends EventName> = (ctx: Ctx, event: Events[Name]) => Promise<void>;
export type ModuleListeners<Ctx> = {
  readonly [Name in EventName]?: Listener<Ctx, Name> | readonly Listener<Ctx, Name>[];
};
