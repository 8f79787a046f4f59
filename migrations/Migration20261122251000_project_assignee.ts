import { Migration } from '@mikro-orm/migrations';

export class Migration20261122251000_project_assignee extends Migration {
  override up(): void {
    this.addSql(`alter table "project" add "assignee_id" int null;`);
    this.addSql(
      `alter table "project" add constraint "project_assignee_id_foreign" foreign key ("assignee_id") references "admin_account" ("id") on delete restrict;`,
    );
    this.addSql(`create index "project_assignee_id_index" on "project" ("assignee_id");`);
    this.addSql(`alter table "project_event" add "site_url" varchar(255) null;`);
    // The address was a column of the project only.
    this.addSql(
      `update "project_event" e set "site_url" = p."site_url" from "project" p where p.id = e.project_id and e.kind = 'went_live' and p."site_url" is not null;`,
    );
  }
}
