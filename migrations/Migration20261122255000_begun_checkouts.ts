import { Migration } from '@mikro-orm/migrations';

export class Migration20261122255000_begun_checkouts extends Migration {
  override up(): void {
    this.addSql(
      `create table "begun_checkout" ("id" serial primary key, "public_id" varchar(32) not null, "checkout_id" varchar(255) null, "email" varchar(254) not null, "market" varchar(40) null, "currency" text not null, "client_reference" varchar(40) null, "click_id" varchar(32) null, "recovery_url" varchar(1000) null, "closed_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "begun_checkout" add constraint "begun_checkout_public_id_unique" unique ("public_id");`,
    );
    this.addSql(
      `alter table "begun_checkout" add constraint "begun_checkout_checkout_id_unique" unique ("checkout_id");`,
    );
    this.addSql(
      `alter table "begun_checkout" add constraint "begun_checkout_email_unique" unique ("email");`,
    );
    this.addSql(
      `create index "begun_checkout_created_at_id_index" on "begun_checkout" ("created_at", "id");`,
    );
    this.addSql(
      `alter table "begun_checkout" add constraint "begun_checkout_currency_check" check ("currency" in ('usd', 'gbp', 'eur', 'chf'));`,
    );
    this.addSql(
      `create table "email_objection" ("email_hash" varchar(64) not null, "created_at" timestamptz(3) not null, primary key ("email_hash"));`,
    );
  }
}
