import { Migration } from '@mikro-orm/migrations';

export class Migration20261123190100_no_prospect_links extends Migration {
  override up(): void {
    this.addSql(`alter table "referral_click" drop column "prospect_link_id";`);
    this.addSql(`drop table "prospect_link";`);
  }
}
