import { Migration } from '@mikro-orm/migrations';

/** The first schema. Never edited after release: changes are new migrations. */
export class Migration20261120000000_first extends Migration {
  override up(): void {
    this.addSql(
      `create table "admin_account" ("id" serial primary key, "username" varchar(120) not null, "email" varchar(254) null, "role" text not null default 'owner', "password_hash" varchar(255) null, "invite_token_hash" varchar(64) null, "invite_expires_at" timestamptz(3) null, "totp_secret_sealed" text null, "totp_confirmed_at" timestamptz(3) null, "totp_last_step" int null, "recovery_code_hashes" jsonb null, "disabled_at" timestamptz(3) null, "last_login_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "admin_account" add constraint "admin_account_username_unique" unique ("username");`,
    );
    this.addSql(
      `alter table "admin_account" add constraint "admin_account_role_check" check ("role" in ('owner', 'staff'));`,
    );
    this.addSql(
      `create table "affiliate" ("id" serial primary key, "name" varchar(120) not null, "email" varchar(254) not null, "phone" varchar(40) null, "company" varchar(160) null, "commission_rate" varchar(8) not null default '10', "paypal_email_sealed" text null, "paypal_email_hash" varchar(64) null, "bank_details_sealed" text null, "bank_details_hash" varchar(64) null, "payout_hold_until" timestamptz(3) null, "referral_code" varchar(16) not null, "status" text not null default 'active', "may_buy_for_clients" boolean not null default false, "email_verified_at" timestamptz(3) null, "last_login_at" timestamptz(3) null, "last_login_ip_hash" varchar(64) null, "erased_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`alter table "affiliate" add constraint "affiliate_email_unique" unique ("email");`);
    this.addSql(
      `alter table "affiliate" add constraint "affiliate_referral_code_unique" unique ("referral_code");`,
    );
    this.addSql(`create index "affiliate_paypal_email_hash_index" on "affiliate" ("paypal_email_hash");`);
    this.addSql(`create index "affiliate_bank_details_hash_index" on "affiliate" ("bank_details_hash");`);
    this.addSql(`create index "affiliate_created_at_id_index" on "affiliate" ("created_at", "id");`);
    this.addSql(
      `alter table "affiliate" add constraint "affiliate_status_check" check ("status" in ('active', 'paused', 'closed'));`,
    );
    this.addSql(
      `create table "affiliate_claim" ("id" serial primary key, "affiliate_id" int not null, "order_id" int null, "reason_code" varchar(40) not null, "subject" varchar(254) not null, "message" text null, "status" varchar(16) not null default 'open', "answer" text null, "answered_by" varchar(120) null, "answered_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "affiliate_claim_affiliate_id_id_index" on "affiliate_claim" ("affiliate_id", "id");`,
    );
    this.addSql(`create index "affiliate_claim_status_id_index" on "affiliate_claim" ("status", "id");`);
    this.addSql(
      `create table "audit_log" ("id" bigserial primary key, "at" timestamptz(3) not null, "actor_kind" varchar(20) not null, "actor_id" int null, "actor_name" varchar(120) not null, "action" varchar(60) not null, "subject_kind" varchar(30) null, "subject_id" varchar(60) null, "before" jsonb null, "after" jsonb null, "ip_prefix" varchar(64) null, "request_id" varchar(60) null);`,
    );
    this.addSql(`create index "audit_log_at_id_index" on "audit_log" ("at", "id");`);
    this.addSql(
      `create index "audit_log_subject_kind_subject_id_index" on "audit_log" ("subject_kind", "subject_id");`,
    );
    this.addSql(`create index "audit_log_action_at_index" on "audit_log" ("action", "at");`);
    this.addSql(`create index "audit_log_actor_name_at_index" on "audit_log" ("actor_name", "at");`);
    this.addSql(
      `create table "commission" ("id" serial primary key, "affiliate_id" int not null, "order_id" int not null, "kind" text not null default 'earned', "currency" text not null, "amount_minor" int not null, "original_minor" int not null, "rate" varchar(8) not null, "status" text not null default 'pending', "available_at" timestamptz(3) not null, "review_reason" varchar(200) null, "cancel_reason" varchar(200) null, "refused_at" timestamptz(3) null, "payout_line_id" int null, "paid_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "commission_affiliate_id_created_at_id_index" on "commission" ("affiliate_id", "created_at", "id");`,
    );
    this.addSql(`create index "commission_order_id_index" on "commission" ("order_id");`);
    this.addSql(
      `create index "commission_status_available_at_index" on "commission" ("status", "available_at");`,
    );
    this.addSql(`create index "commission_payout_line_id_index" on "commission" ("payout_line_id");`);
    this.addSql(`create index "commission_created_at_id_index" on "commission" ("created_at", "id");`);
    this.addSql(
      `create unique index "commission_one_per_order" on "commission" ("order_id") where "kind" = 'earned';`,
    );
    this.addSql(
      `alter table "commission" add constraint "commission_kind_check" check ("kind" in ('earned', 'reversal'));`,
    );
    this.addSql(
      `alter table "commission" add constraint "commission_currency_check" check ("currency" in ('usd', 'gbp', 'eur', 'chf'));`,
    );
    this.addSql(
      `alter table "commission" add constraint "commission_status_check" check ("status" in ('pending', 'paid', 'cancelled'));`,
    );
    this.addSql(
      `create table "contact" ("id" serial primary key, "name" varchar(120) not null, "email" varchar(254) not null, "phone" varchar(40) null, "company" varchar(160) null, "message" text not null, "inquiry_type" text not null default 'general', "state" text not null default 'new', "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "contact_created_at_id_index" on "contact" ("created_at", "id");`);
    this.addSql(`create index "contact_email_index" on "contact" ("email");`);
    this.addSql(
      `create index "contact_state_created_at_id_index" on "contact" ("state", "created_at", "id");`,
    );
    this.addSql(
      `alter table "contact" add constraint "contact_inquiry_type_check" check ("inquiry_type" in ('general', 'website', 'hosting', 'billing', 'support'));`,
    );
    this.addSql(
      `alter table "contact" add constraint "contact_state_check" check ("state" in ('new', 'answered', 'spam'));`,
    );
    this.addSql(
      `create table "idempotency_key" ("key" varchar(160) not null, "body_hash" varchar(64) not null, "status" int not null, "response" jsonb null, "created_at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
    this.addSql(
      `create table "ledger_entry" ("id" bigserial primary key, "transfer_id" varchar(36) not null, "kind" varchar(30) not null, "account" varchar(60) not null, "currency" text not null, "amount_minor" int not null, "order_id" int null, "commission_id" int null, "payout_line_id" int null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "ledger_entry_account_currency_index" on "ledger_entry" ("account", "currency");`,
    );
    this.addSql(`create index "ledger_entry_order_id_index" on "ledger_entry" ("order_id");`);
    this.addSql(`create index "ledger_entry_transfer_id_index" on "ledger_entry" ("transfer_id");`);
    this.addSql(`create index "ledger_entry_payout_line_id_index" on "ledger_entry" ("payout_line_id");`);
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_currency_check" check ("currency" in ('usd', 'gbp', 'eur', 'chf'));`,
    );
    this.addSql(
      `create table "login_code" ("id" serial primary key, "challenge_hash" varchar(64) not null, "email_hash" varchar(64) not null, "affiliate_id" int null, "purpose" text not null default 'login', "code_hash" varchar(255) not null, "attempts" int not null default 0, "expires_at" timestamptz(3) not null, "consumed_at" timestamptz(3) null, "replaced_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "login_code" add constraint "login_code_challenge_hash_unique" unique ("challenge_hash");`,
    );
    this.addSql(
      `create index "login_code_email_hash_created_at_index" on "login_code" ("email_hash", "created_at");`,
    );
    this.addSql(
      `alter table "login_code" add constraint "login_code_purpose_check" check ("purpose" in ('login', 'payout-details'));`,
    );
    this.addSql(
      `create table "mail_message" ("id" varchar(36) not null, "kind" varchar(40) not null, "to_address" varchar(254) not null, "reply_to" varchar(254) null, "payload_sealed" text null, "subject" varchar(300) null, "status" text not null default 'queued', "attempts" int not null default 0, "last_error" varchar(300) null, "order_id" int null, "affiliate_id" int null, "once_key" varchar(120) null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "handled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "mail_message" add constraint "mail_message_once_key_unique" unique ("once_key");`,
    );
    this.addSql(`create index "mail_message_created_at_id_index" on "mail_message" ("created_at", "id");`);
    this.addSql(
      `create index "mail_message_status_created_at_index" on "mail_message" ("status", "created_at");`,
    );
    this.addSql(`create index "mail_message_order_id_index" on "mail_message" ("order_id");`);
    this.addSql(`create index "mail_message_affiliate_id_index" on "mail_message" ("affiliate_id");`);
    this.addSql(
      `alter table "mail_message" add constraint "mail_message_status_check" check ("status" in ('queued', 'sent', 'failed', 'expired'));`,
    );
    this.addSql(
      `create table "admin_note" ("id" serial primary key, "subject_kind" varchar(20) not null, "subject_id" bigint not null, "body" text not null, "author" varchar(120) not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "admin_note_subject_kind_subject_id_index" on "admin_note" ("subject_kind", "subject_id");`,
    );
    this.addSql(
      `create table "customer_order" ("id" int not null, "customer_name" varchar(120) not null, "customer_email" varchar(254) not null, "customer_phone" varchar(40) null, "amount" varchar(32) not null, "amount_minor" int null, "currency" text not null default 'usd', "status" text not null, "package_type" varchar(200) not null, "requirements" text null, "source" text not null, "stripe_payment_intent_id" varchar(255) null, "stripe_session_id" varchar(255) null, "refunded_minor" int not null default 0, "affiliate_id" int null, "attribution" jsonb null, "attribution_refused" jsonb null, "visitor_hash" varchar(64) null, "review_reason" varchar(200) null, "form_sent" boolean not null default false, "form_sent_at" timestamptz(3) null, "form_sent_by" varchar(120) null, "intake_version" int not null default 1, "paid_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_stripe_payment_intent_id_unique" unique ("stripe_payment_intent_id");`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_stripe_session_id_unique" unique ("stripe_session_id");`,
    );
    this.addSql(
      `create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id");`,
    );
    this.addSql(
      `create index "customer_order_status_created_at_id_index" on "customer_order" ("status", "created_at", "id");`,
    );
    this.addSql(`create index "customer_order_customer_email_index" on "customer_order" ("customer_email");`);
    this.addSql(
      `create index "customer_order_affiliate_id_created_at_index" on "customer_order" ("affiliate_id", "created_at");`,
    );
    this.addSql(
      `create index "customer_order_form_waiting" on "customer_order" ("created_at", "id") where status = 'paid' and not form_sent;`,
    );
    this.addSql(
      `create index "customer_order_amount_sort" on "customer_order" ((coalesce(amount_minor, 0)), "id");`,
    );
    this.addSql(
      `create index "customer_order_customer_sort" on "customer_order" ((lower(customer_name)), "id");`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_currency_check" check ("currency" in ('usd', 'gbp', 'eur', 'chf'));`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_status_check" check ("status" in ('pending', 'paid', 'cancelled'));`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_source_check" check ("source" in ('admin', 'stripe', 'demo'));`,
    );
    this.addSql(
      `create table "order_confirmation" ("id" serial primary key, "order_id" int null, "claimed_order_id" bigint null, "verified" boolean not null default false, "full_name" varchar(120) not null, "email" varchar(254) not null, "phone" varchar(40) null, "business_name" varchar(160) not null, "business_description" text not null, "preferred_domain" varchar(253) null, "domain_ownership" text not null default 'no', "logo_file_name" varchar(40) null, "billing_details" text null, "additional_notes" text null, "hear_about_us" text not null default 'other', "order_confirmed" boolean not null, "status" text not null default 'pending', "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "order_confirmation_created_at_id_index" on "order_confirmation" ("created_at", "id");`,
    );
    this.addSql(
      `create index "order_confirmation_status_created_at_id_index" on "order_confirmation" ("status", "created_at", "id");`,
    );
    this.addSql(
      `alter table "order_confirmation" add constraint "order_confirmation_order_id_unique" unique ("order_id");`,
    );
    this.addSql(
      `alter table "order_confirmation" add constraint "order_confirmation_domain_ownership_check" check ("domain_ownership" in ('yes', 'no', 'unsure'));`,
    );
    this.addSql(
      `alter table "order_confirmation" add constraint "order_confirmation_hear_about_us_check" check ("hear_about_us" in ('instagram', 'whatsapp', 'referral', 'facebook', 'other'));`,
    );
    this.addSql(
      `alter table "order_confirmation" add constraint "order_confirmation_status_check" check ("status" in ('pending', 'in_progress', 'completed'));`,
    );
    this.addSql(
      `create table "order_event" ("id" serial primary key, "order_id" int not null, "kind" text not null, "from_status" text null, "to_status" text null, "actor" varchar(120) not null, "reason" varchar(300) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "order_event_order_id_id_index" on "order_event" ("order_id", "id");`);
    this.addSql(
      `alter table "order_event" add constraint "order_event_kind_check" check ("kind" in ('created', 'status', 'form_sent', 'confirmed', 'refund', 'dispute', 'review'));`,
    );
    this.addSql(
      `alter table "order_event" add constraint "order_event_from_status_check" check ("from_status" in ('pending', 'paid', 'cancelled'));`,
    );
    this.addSql(
      `alter table "order_event" add constraint "order_event_to_status_check" check ("to_status" in ('pending', 'paid', 'cancelled'));`,
    );
    this.addSql(
      `create table "payout_line" ("id" serial primary key, "run_id" int not null, "affiliate_id" int not null, "currency" text not null, "method" text not null, "status" text not null default 'pending', "frozen_minor" int not null, "frozen_count" int not null, "paid_on" varchar(10) null, "reference" varchar(120) null, "fail_reason" varchar(300) null, "settled_by" varchar(120) null, "settled_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "payout_line_affiliate_id_id_index" on "payout_line" ("affiliate_id", "id");`);
    this.addSql(
      `alter table "payout_line" add constraint "payout_line_run_id_affiliate_id_currency_unique" unique ("run_id", "affiliate_id", "currency");`,
    );
    this.addSql(
      `alter table "payout_line" add constraint "payout_line_currency_check" check ("currency" in ('usd', 'gbp', 'eur', 'chf'));`,
    );
    this.addSql(
      `alter table "payout_line" add constraint "payout_line_method_check" check ("method" in ('paypal', 'bank', 'none'));`,
    );
    this.addSql(
      `alter table "payout_line" add constraint "payout_line_status_check" check ("status" in ('pending', 'paid', 'failed', 'carried'));`,
    );
    this.addSql(
      `create table "payout_run" ("id" serial primary key, "label" varchar(40) not null, "status" text not null default 'open', "created_by" varchar(120) not null, "created_at" timestamptz(3) not null, "closed_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create unique index "payout_run_one_open" on "payout_run" ("status") where "status" = 'open';`,
    );
    this.addSql(
      `alter table "payout_run" add constraint "payout_run_status_check" check ("status" in ('open', 'closed'));`,
    );
    this.addSql(
      `create table "rate_counter" ("key" varchar(160) not null, "count" int not null, "window_ends_at" timestamptz(3) not null, "last_at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_counter_window_ends_at_index" on "rate_counter" ("window_ends_at");`);
    this.addSql(
      `create table "referral_click" ("id" bigserial primary key, "public_id" varchar(32) not null, "affiliate_id" int not null, "visitor_hash" varchar(64) not null, "hour_bucket" int not null, "landing_path" varchar(300) not null, "referrer_host" varchar(253) null, "ip_hash" varchar(64) null, "is_test" boolean not null default false, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "referral_click" add constraint "referral_click_public_id_unique" unique ("public_id");`,
    );
    this.addSql(
      `create index "referral_click_affiliate_id_created_at_index" on "referral_click" ("affiliate_id", "created_at");`,
    );
    this.addSql(`create index "referral_click_created_at_index" on "referral_click" ("created_at");`);
    this.addSql(
      `alter table "referral_click" add constraint "referral_click_affiliate_id_visitor_hash_hour_bucket_unique" unique ("affiliate_id", "visitor_hash", "hour_bucket");`,
    );
    this.addSql(
      `create table "admin_saved_view" ("id" serial primary key, "admin_id" int not null, "list" varchar(40) not null, "name" varchar(80) not null, "query" varchar(1000) not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "admin_saved_view" add constraint "admin_saved_view_admin_id_list_name_unique" unique ("admin_id", "list", "name");`,
    );
    this.addSql(
      `create table "session" ("id_hash" varchar(64) not null, "public_id" varchar(36) not null, "kind" text not null, "user_id" int not null, "provisional" boolean not null default false, "ip_prefix" varchar(64) null, "user_agent" varchar(160) null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "absolute_expires_at" timestamptz(3) not null, primary key ("id_hash"));`,
    );
    this.addSql(`alter table "session" add constraint "session_public_id_unique" unique ("public_id");`);
    this.addSql(`create index "session_kind_user_id_index" on "session" ("kind", "user_id");`);
    this.addSql(`create index "session_expires_at_index" on "session" ("expires_at");`);
    this.addSql(
      `alter table "session" add constraint "session_kind_check" check ("kind" in ('admin', 'affiliate'));`,
    );
    this.addSql(
      `create table "upload" ("name" varchar(40) not null, "content_type" varchar(40) not null, "size_bytes" int not null, "preview_name" varchar(60) null, "confirmation_id" int null, "created_at" timestamptz(3) not null, primary key ("name"));`,
    );
    this.addSql(`create index "upload_confirmation_id_index" on "upload" ("confirmation_id");`);
    this.addSql(`create index "upload_created_at_index" on "upload" ("created_at");`);
    this.addSql(
      `create table "webhook_event" ("id" varchar(255) not null, "type" varchar(120) not null, "livemode" boolean not null, "payment_key" varchar(255) null, "session_id" varchar(255) null, "payload" jsonb not null, "status" text not null, "error" varchar(500) null, "attempts" int not null default 0, "event_created_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_event_payment_key_index" on "webhook_event" ("payment_key");`);
    this.addSql(`create index "webhook_event_session_id_index" on "webhook_event" ("session_id");`);
    this.addSql(
      `create index "webhook_event_status_received_at_index" on "webhook_event" ("status", "received_at");`,
    );
    this.addSql(
      `alter table "webhook_event" add constraint "webhook_event_status_check" check ("status" in ('processed', 'ignored', 'waiting', 'failed'));`,
    );

    // Searching parts of names and addresses in a large order book needs trigrams. Where the extension is not to be had (the
    // embedded engine, a host that forbids it) the search reads the table instead: slower, the same answer.
    this.addSql(`do $$ begin
      create extension if not exists pg_trgm;
      create index "customer_order_search" on "customer_order" using gin ("customer_name" gin_trgm_ops, "customer_email" gin_trgm_ops);
    exception when others then null;
    end $$;`);

    // SEC-36 and the ledger: rows are written once. The database itself refuses to change or remove them.
    this.addSql(
      `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'rows of % are append-only', tg_table_name; end $$;`,
    );
    this.addSql(
      `create trigger audit_log_append_only before update or delete on "audit_log" for each row execute function refuse_change();`,
    );
    this.addSql(
      `create trigger ledger_entry_append_only before update or delete on "ledger_entry" for each row execute function refuse_change();`,
    );
  }
}
