import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231000_no_landing_page_league extends Migration {
  override up(): void {
    this.addSql(`drop table "landing_visit";`);
    this.addSql(`alter table "customer_order" drop column "landing_path";`);
  }
}
