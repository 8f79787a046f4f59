import { Migration } from '@mikro-orm/migrations';

/** LUC-4: sessions name their browser ("Firefox on Linux") and no longer hold the user agent. They end within seven days. */
export class Migration20261122062000_session_browser extends Migration {
  override up(): void {
    this.addSql(`update "session" set "user_agent" = null;`);
  }
}
