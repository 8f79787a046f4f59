import { Migration } from '@mikro-orm/migrations';

/** When an affiliate turned the calendar subscription on; its secret address derives from it. */
export class Migration20261122160000_affiliate_calendar extends Migration {
  override up(): void {
    this.addSql(`alter table "affiliate" add "calendar_since" timestamptz(3) null;`);
  }
}
