-- Rights of `storefront_runtime`, the role the server runs as on PostgreSQL. It owns nothing, so it can neither change the schema
-- nor switch off a trigger. `npm run db:migrate`, run by the owner, executes this file after each migration if the role exists.

grant usage on schema public, pgboss to storefront_runtime;

-- Start from nothing, so that a right removed from this file is removed from the database too.
revoke all on all tables in schema public from storefront_runtime;
grant select on all tables in schema public to storefront_runtime;
grant usage, select on all sequences in schema public to storefront_runtime;

-- Append-only: rows are added and read.
grant insert on audit_log, email_objection, ledger_entry to storefront_runtime;

-- Kept: rows are added and changed, never removed.
grant insert, update on
  admin_account, affiliate, affiliate_claim, commission, customer_order, demo_mark, mail_message, order_confirmation,
  order_event, payout_line, payout_run, project, project_event, project_message, tree_certificate, webhook_event
  to storefront_runtime;

-- Removed when they expire, or when a person is erased.
grant insert, update, delete on
  admin_note, admin_saved_view, api_token, begun_checkout, contact, event, idempotency_key, login_code, planting_batch,
  project_design, project_file, project_message_file, rate_counter, referral_click, review, session, upload,
  webhook_delivery, webhook_endpoint
  to storefront_runtime;

-- Removed when an owner takes them back.
grant insert, update, delete on launch_record to storefront_runtime;

-- The job queue. Its own functions and tables, installed by the owner.
grant select, insert, update, delete on all tables in schema pgboss to storefront_runtime;
grant usage, select on all sequences in schema pgboss to storefront_runtime;
grant execute on all functions in schema pgboss to storefront_runtime;

-- A table of a later migration can be read at once; further rights come with this file.
alter default privileges in schema public grant select on tables to storefront_runtime;
alter default privileges in schema public grant usage, select on sequences to storefront_runtime;
alter default privileges in schema pgboss grant select, insert, update, delete on tables to storefront_runtime;
