import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111735_claim_query_hash extends Migration {
  override name = 'Migration20261128111735_claim_query_hash';

  override up(): void | Promise<void> {
    this.addSql(`alter table "affiliate_claim" add "query_hash" varchar(64) null;`);
  }
}
