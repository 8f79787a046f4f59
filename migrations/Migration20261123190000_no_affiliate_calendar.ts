import { Migration } from '@mikro-orm/migrations';

export class Migration20261123190000_no_affiliate_calendar extends Migration {
  override up(): void {
    this.addSql(`alter table "affiliate" drop column "calendar_since";`);
  }
}
