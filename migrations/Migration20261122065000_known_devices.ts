import { Migration } from '@mikro-orm/migrations';

/**
 * Known devices can be revoked per account; login codes record browser binding and attempts without
 * its cookie.
 */
export class Migration20261122065000_known_devices extends Migration {
  override up(): void {
    this.addSql(`alter table "admin_account" add "device_generation" int not null default 0;`);
    this.addSql(`alter table "affiliate" add "device_generation" int not null default 0;`);
    this.addSql(
      `alter table "login_code" add "browser_bound" boolean not null default false, add "attempts_without_cookie" int not null default 0;`,
    );
  }
}
