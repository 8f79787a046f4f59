import { Migration } from '@mikro-orm/migrations';

/** Columns named after one payment provider get neutral names; their values stay. */
export class Migration20261122090000_payment_names extends Migration {
  override up(): void {
    this.addSql(
      `alter table "customer_order" rename column "stripe_payment_intent_id" to "payment_reference";`,
    );
    this.addSql(`alter table "customer_order" rename column "stripe_session_id" to "checkout_id";`);
    this.addSql(
      `alter table "customer_order" rename constraint "customer_order_stripe_payment_intent_id_unique" to "customer_order_payment_reference_unique";`,
    );
    this.addSql(
      `alter table "customer_order" rename constraint "customer_order_stripe_session_id_unique" to "customer_order_checkout_id_unique";`,
    );
    this.addSql(`alter table "webhook_event" rename column "session_id" to "checkout_id";`);
    this.addSql(`alter index "webhook_event_session_id_index" rename to "webhook_event_checkout_id_index";`);
  }
}
