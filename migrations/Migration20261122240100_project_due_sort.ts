import { Migration } from '@mikro-orm/migrations';

/** Finished projects come after those that wait for the customer. */
export class Migration20261122240100_project_due_sort extends Migration {
  override up(): void {
    this.addSql(`drop index "project_due_sort";`);
    this.addSql(
      `create index "project_due_sort" on "project" ((coalesce(due_at, case when stage in ('live', 'closed') then '9999-02-01 00:00:00+00'::timestamptz else '9999-01-01 00:00:00+00'::timestamptz end)), "id");`,
    );
  }
}
