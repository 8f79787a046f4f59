import { Migration } from '@mikro-orm/migrations';

/** Reviews of customers, one per order, and the event that reports them. */
export class Migration20261122253000_reviews extends Migration {
  override up(): void {
    this.addSql(
      `create table "review" ("id" serial primary key, "order_id" int not null, "stars" int not null, "text" text not null, "name_shown" varchar(120) not null, "consent_at" timestamptz(3) not null, "lang" varchar(16) not null, "state" text not null default 'written', "decline_reason" varchar(300) null, "decided_by" varchar(120) null, "decided_at" timestamptz(3) null, "revision" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "review_created_at_id_index" on "review" ("created_at", "id");`);
    this.addSql(`create index "review_state_created_at_id_index" on "review" ("state", "created_at", "id");`);
    // As in `busy_lists`: without the extension, searches read the table instead.
    this.addSql(`do $$ begin
      if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then return; end if;
      create index "review_search" on "review" using gin ("name_shown" gin_trgm_ops, "text" gin_trgm_ops) with (gin_pending_list_limit = 256);
    end $$;`);
    this.addSql(`alter table "review" add constraint "review_order_id_unique" unique ("order_id");`);
    this.addSql(
      `alter table "review" add constraint "review_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_stars_check" check (stars >= 1 and stars <= 5);`,
    );
    this.addSql(
      `alter table "review" add constraint "review_decided_check" check ((state = 'written') = (decided_at is null) and (state = 'written') = (decided_by is null));`,
    );
    this.addSql(
      `alter table "review" add constraint "review_decline_reason_check" check ((state = 'declined') = (decline_reason is not null));`,
    );
    this.addSql(`alter table "review" add constraint "review_revision_check" check (revision > 0);`);
    this.addSql(
      `alter table "review" add constraint "review_state_check" check ("state" in ('written', 'published', 'declined'));`,
    );
    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'confirmation.submitted', 'confirmation.status_changed', 'contact.created', 'affiliate.created', 'commission.earned', 'commission.changed', 'payout.paid', 'review.submitted', 'webhook.test'));`,
    );
  }
}
