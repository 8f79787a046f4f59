import { Migration } from '@mikro-orm/migrations';

export class Migration20261122255200_landing_visits extends Migration {
  override up(): void {
    this.addSql(
      `create table "landing_visit" ("id" serial primary key, "day" date not null, "path" varchar(300) not null, "visits" int not null);`,
    );
    this.addSql(
      `alter table "landing_visit" add constraint "landing_visit_day_path_unique" unique ("day", "path");`,
    );
    this.addSql(
      `alter table "landing_visit" add constraint "landing_visit_visits_check" check (visits > 0);`,
    );
    this.addSql(`alter table "customer_order" add column "landing_path" varchar(300) null;`);
  }
}
