import { Migration } from '@mikro-orm/migrations';

/**
 * LUC-4: sessions store the browser name ("Firefox on Linux") instead of the user agent. They
 * expire within seven days.
 */
export class Migration20261122062000_session_browser extends Migration {
  override up(): void {
    this.addSql(`update "session" set "user_agent" = null;`);
  }
}
