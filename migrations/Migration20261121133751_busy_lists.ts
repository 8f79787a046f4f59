import { Migration } from '@mikro-orm/migrations';

/** Lists, searches and figures stay quick in a shop with 100,000 orders: every sort, rare filter and searched column has its index. */
export class Migration20261121133751_busy_lists extends Migration {
  override up(): void {
    this.addSql(`create index "commission_amount_minor_id_index" on "commission" ("amount_minor", "id");`);
    this.addSql(`create index "commission_available_at_id_index" on "commission" ("available_at", "id");`);
    this.addSql(
      `create index "commission_open" on "commission" ("created_at", "id") where status = 'pending';`,
    );
    this.addSql(`create index "contact_name_sort" on "contact" ((lower(name)), "id");`);
    this.addSql(
      `create index "mail_message_kind_created_at_id_index" on "mail_message" ("kind", "created_at", "id");`,
    );
    this.addSql(`create index "mail_message_to_address_id_index" on "mail_message" ("to_address", "id");`);
    this.addSql(
      `create index "customer_order_source_created_at_id_index" on "customer_order" ("source", "created_at", "id");`,
    );
    this.addSql(
      `create index "customer_order_review" on "customer_order" ("created_at", "id") where review_reason is not null;`,
    );
    this.addSql(
      `create index "customer_order_figures" on "customer_order" ("created_at") include ("status", "currency", "amount_minor", "refunded_minor");`,
    );
    this.addSql(
      `create index "order_confirmation_unattached" on "order_confirmation" ("created_at", "id") where order_id is null;`,
    );
    this.addSql(
      `create index "order_confirmation_business_sort" on "order_confirmation" ((lower(business_name)), "id");`,
    );
    this.addSql(
      `create index "referral_click_landing" on "referral_click" ("created_at", "landing_path") where not is_test;`,
    );
    this.addSql(
      `create index "webhook_event_received_at_id_index" on "webhook_event" ("received_at", "id");`,
    );

    // Parts of names, addresses and numbers are found by trigrams; both engines have them. On a host that forbids the extension the
    // search reads the table instead: slower, the same answer. Short pending lists: a long one would be emptied by one unlucky visitor.
    this.addSql(`do $$ begin
      begin
        create extension if not exists pg_trgm;
      exception when others then null;
      end;
      if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then return; end if;
      drop index if exists "customer_order_search";
      create index "audit_log_search" on "audit_log" using gin ("actor_name" gin_trgm_ops, "action" gin_trgm_ops, "subject_id" gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "commission_search" on "commission" using gin ((order_id::text) gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "contact_search" on "contact" using gin ("name" gin_trgm_ops, "email" gin_trgm_ops, "company" gin_trgm_ops, "message" gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "mail_message_search" on "mail_message" using gin ("to_address" gin_trgm_ops, "subject" gin_trgm_ops, "kind" gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "order_confirmation_search" on "order_confirmation" using gin ("full_name" gin_trgm_ops, "email" gin_trgm_ops, "business_name" gin_trgm_ops, (order_id::text) gin_trgm_ops, (claimed_order_id::text) gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "webhook_event_search" on "webhook_event" using gin ("id" gin_trgm_ops, "type" gin_trgm_ops, "payment_key" gin_trgm_ops) with (gin_pending_list_limit = 256);
      create index "customer_order_search" on "customer_order" using gin ("customer_name" gin_trgm_ops, "customer_email" gin_trgm_ops, (id::text) gin_trgm_ops) with (gin_pending_list_limit = 256);
    end $$;`);
  }
}
