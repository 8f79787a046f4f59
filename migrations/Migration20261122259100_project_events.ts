import { Migration } from '@mikro-orm/migrations';

const TYPES = `'order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'confirmation.submitted', 'confirmation.status_changed', 'contact.created', 'affiliate.created', 'commission.earned', 'commission.changed', 'payout.paid', 'review.submitted', 'certificate.planted'`;

/** Webhooks receive `project.stage_changed`. */
const WITH_STAGES = TYPES.replace("'contact.created'", "'project.stage_changed', 'contact.created'");

export class Migration20261122259100_project_events extends Migration {
  override up(): void {
    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in (${WITH_STAGES}, 'webhook.test'));`,
    );
  }
}
