import { Migration } from '@mikro-orm/migrations';

/**
 * Marks demo databases. The seed of earlier versions is recognised by its affiliate's fixed code.
 */
export class Migration20261122064000_demo_mark extends Migration {
  override up(): void {
    this.addSql(
      `create table "demo_mark" ("id" smallint primary key, "mode" text not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "demo_mark" add constraint "demo_mark_mode_check" check ("mode" in ('on', 'public'));`,
    );
    this.addSql(
      `insert into "demo_mark" ("id", "mode", "created_at") select 1, 'on', "created_at" from "affiliate" where "referral_code" = 'HARBR234';`,
    );
  }
}
