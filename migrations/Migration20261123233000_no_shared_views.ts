import { Migration } from '@mikro-orm/migrations';

export class Migration20261123233000_no_shared_views extends Migration {
  override up(): void {
    this.addSql(`alter table "admin_saved_view" drop column "shared";`);
  }
}
