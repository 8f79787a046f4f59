import { Migration } from '@mikro-orm/migrations';

/** The shop's own events, and webhooks that deliver them. */
export class Migration20261122210000_events_and_webhooks extends Migration {
  override up(): void {
    // Places in the event log: given to committed rows only.
    this.addSql('create sequence "event_position";');
    this.addSql(
      `create table "event" ("id" bigserial primary key, "public_id" varchar(40) not null, "type" text not null, "subject_id" int null, "order_id" int null, "affiliate_id" int null, "data" jsonb not null, "data_encrypted" text null, "position" bigint null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`alter table "event" add constraint "event_public_id_unique" unique ("public_id");`);
    this.addSql(`alter table "event" add constraint "event_position_unique" unique ("position");`);
    this.addSql(`create index "event_created_at_index" on "event" ("created_at");`);
    this.addSql(`create index "event_subject_id_index" on "event" ("subject_id");`);
    this.addSql(`create index "event_order_id_index" on "event" ("order_id");`);
    this.addSql(`create index "event_affiliate_id_index" on "event" ("affiliate_id");`);
    this.addSql(
      `create index "event_unplaced" on "event" ("id") where position is null and type <> 'webhook.test';`,
    );
    this.addSql(
      `create table "webhook_delivery" ("id" bigserial primary key, "event_id" bigint not null, "endpoint_id" int not null, "status" text not null default 'pending', "attempts" jsonb not null, "next_attempt_at" timestamptz(3) null, "leased_until" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "webhook_delivery_endpoint_id_id_index" on "webhook_delivery" ("endpoint_id", "id");`,
    );
    this.addSql(`create index "webhook_delivery_event_id_index" on "webhook_delivery" ("event_id");`);
    this.addSql(`create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at");`);
    this.addSql(
      `create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", "next_attempt_at") where status = 'pending';`,
    );
    this.addSql(
      `create index "webhook_delivery_leased" on "webhook_delivery" ("endpoint_id") where leased_until is not null;`,
    );
    this.addSql(
      `create table "webhook_endpoint" ("id" serial primary key, "url" varchar(500) not null, "description" varchar(200) null, "events" jsonb not null, "include_personal_data" boolean not null default false, "enabled" boolean not null default true, "disabled_reason" varchar(200) null, "secret_encrypted" text null, "previous_secret_encrypted" text null, "previous_secret_until" timestamptz(3) null, "failing_since" timestamptz(3) null, "last_success_at" timestamptz(3) null, "last_failure_at" timestamptz(3) null, "created_by" varchar(120) not null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "event" add constraint "event_affiliate_id_foreign" foreign key ("affiliate_id") references "affiliate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_order_id_foreign" foreign key ("order_id") references "customer_order" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'confirmation.submitted', 'confirmation.status_changed', 'contact.created', 'affiliate.created', 'commission.earned', 'commission.changed', 'payout.paid', 'webhook.test'));`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_endpoint_id_foreign" foreign key ("endpoint_id") references "webhook_endpoint" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_event_id_foreign" foreign key ("event_id") references "event" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_next_attempt_check" check ((status = 'pending') = (next_attempt_at is not null));`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('pending', 'succeeded', 'failed'));`,
    );
    this.addSql(
      `alter table "webhook_endpoint" add constraint "webhook_endpoint_disabled_reason_check" check (disabled_reason is null or not enabled);`,
    );
    this.addSql(
      `alter table "webhook_endpoint" add constraint "webhook_endpoint_deleted_at_check" check (deleted_at is null or not enabled);`,
    );
    this.addSql(
      `alter table "webhook_endpoint" add constraint "webhook_endpoint_previous_secret_check" check ((previous_secret_encrypted is null) = (previous_secret_until is null));`,
    );
  }
}
