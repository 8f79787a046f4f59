import { Migration } from '@mikro-orm/migrations';

/** Webhooks receive `certificate.planted`. */
export class Migration20261122259000_certificate_events extends Migration {
  override up(): void {
    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('order.created', 'order.paid', 'order.cancelled', 'order.refunded', 'confirmation.submitted', 'confirmation.status_changed', 'contact.created', 'affiliate.created', 'commission.earned', 'commission.changed', 'payout.paid', 'review.submitted', 'certificate.planted', 'webhook.test'));`,
    );
  }
}
