import { Migration } from '@mikro-orm/migrations';

/** API tokens of the shop and of affiliates; the audit log knows tokens as actors. */
export class Migration20261122200000_api_tokens extends Migration {
  override up(): void {
    this.addSql(
      `create table "api_token" ("id" serial primary key, "name" varchar(60) not null, "prefix" varchar(8) not null, "token_hash" varchar(64) not null, "scopes" jsonb not null, "created_by" varchar(120) not null, "admin_id" int null, "affiliate_id" int null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "last_used_ip" varchar(64) null, "replaced_at" timestamptz(3) null, "revoked_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "api_token_affiliate_id_index" on "api_token" ("affiliate_id");`);
    this.addSql(`create index "api_token_expires_at_index" on "api_token" ("expires_at");`);
    this.addSql(
      `alter table "api_token" add constraint "api_token_admin_id_foreign" foreign key ("admin_id") references "admin_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_affiliate_id_foreign" foreign key ("affiliate_id") references "affiliate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_expiry_check" check (expires_at > created_at);`,
    );
    this.addSql(`alter table "audit_log" drop constraint "audit_log_actor_kind_check";`);
    this.addSql(
      `alter table "audit_log" add constraint "audit_log_actor_kind_check" check (actor_kind in ('admin', 'affiliate', 'token', 'visitor', 'system'));`,
    );
  }
}
