import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232000_no_affiliate_tokens extends Migration {
  override up(): void {
    // Without the column, a token of an affiliate would pass for one of the shop.
    this.addSql(`delete from "api_token" where "affiliate_id" is not null;`);
    this.addSql(`alter table "api_token" drop column "affiliate_id";`);
  }
}
