import { Migration } from '@mikro-orm/migrations';

export class Migration20261122255100_prospect_links extends Migration {
  override up(): void {
    this.addSql(
      `create table "prospect_link" ("id" serial primary key, "affiliate_id" int not null, "name" varchar(40) not null, "note" varchar(60) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "prospect_link_affiliate_id_id_index" on "prospect_link" ("affiliate_id", "id");`,
    );
    this.addSql(`create index "prospect_link_created_at_index" on "prospect_link" ("created_at");`);
    this.addSql(
      `alter table "prospect_link" add constraint "prospect_link_affiliate_id_foreign" foreign key ("affiliate_id") references "affiliate" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "referral_click" add column "prospect_link_id" int null;`);
    this.addSql(
      `create index "referral_click_prospect" on "referral_click" ("prospect_link_id") where prospect_link_id is not null;`,
    );
    this.addSql(
      `alter table "referral_click" add constraint "referral_click_prospect_link_id_foreign" foreign key ("prospect_link_id") references "prospect_link" ("id") on delete restrict;`,
    );
  }
}
