import { Migration } from '@mikro-orm/migrations';

const ENCRYPTED = [
  ['affiliate', 'paypal_email'],
  ['affiliate', 'bank_details'],
  ['admin_account', 'totp_secret'],
  ['mail_message', 'payload'],
] as const;

/** Columns and one kind of email get plain names; their values stay. */
export class Migration20261122160000_plain_columns extends Migration {
  override up(): void {
    for (const [table, name] of ENCRYPTED)
      this.addSql(`alter table "${table}" rename column "${name}_sealed" to "${name}_encrypted";`);
    this.addSql(`alter table "commission" rename column "refused_at" to "rejected_at";`);
    this.addSql(
      `alter table "commission" rename constraint "commission_refused_check" to "commission_rejected_check";`,
    );
    this.addSql(
      `alter table "customer_order" rename column "attribution_refused" to "attribution_rejected";`,
    );
    this.addSql(
      `update "mail_message" set "kind" = 'commission-rejected' where "kind" = 'commission-refused';`,
    );
    this.addSql(
      `update "admin_saved_view" set "query" = replace("query", 'commission-refused', 'commission-rejected') where "query" like '%commission-refused%';`,
    );
  }
}
