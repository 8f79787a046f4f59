import { Migration } from '@mikro-orm/migrations';

export class Migration20261123080000_payout_line_names extends Migration {
  override up(): void {
    this.addSql(`alter table "payout_line" rename column "frozen_minor" to "amount_at_run_minor";`);
    this.addSql(`alter table "payout_line" rename column "frozen_count" to "commissions_at_run";`);
    this.addSql(`alter table "payout_line" rename column "settled_by" to "resolved_by";`);
    this.addSql(`alter table "payout_line" rename column "settled_at" to "resolved_at";`);
    this.addSql(
      `alter table "payout_line" rename constraint "payout_line_settled_check" to "payout_line_resolved_check";`,
    );
  }
}
