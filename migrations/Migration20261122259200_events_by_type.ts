import { Migration } from '@mikro-orm/migrations';

/** A token that may read few types reads the event log without visiting the other events. */
export class Migration20261122259200_events_by_type extends Migration {
  override up(): void {
    this.addSql(`create index "event_of_type" on "event" ("type", "position") where position is not null;`);
  }
}
