import { Migration } from '@mikro-orm/migrations';

/** A saved view can be shared with the other accounts. */
export class Migration20261122150000_shared_views extends Migration {
  override up(): void {
    this.addSql(`alter table "admin_saved_view" add column "shared" boolean not null default false;`);
  }
}
