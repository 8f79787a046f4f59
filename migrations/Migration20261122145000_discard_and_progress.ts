import { Migration } from '@mikro-orm/migrations';

const CHECKS: readonly [table: string, name: string, condition: string][] = [
  ['payout_run', 'payout_run_status_check', `"status" in ('open', 'closed', 'discarded')`],
  ['payout_run', 'payout_run_closed_check', `(status = 'open') = (closed_at is null)`],
  [
    'payout_line',
    'payout_line_status_check',
    `"status" in ('pending', 'paid', 'failed', 'carried', 'discarded')`,
  ],
  [
    'payout_line',
    'payout_line_amount_check',
    `frozen_count > 0 and (status in ('carried', 'discarded') or (frozen_minor > 0 and method <> 'none'))`,
  ],
  ['contact', 'contact_state_check', `"state" in ('new', 'in_progress', 'answered', 'spam')`],
];

/** A payout run can be discarded while none of its lines is marked; an enquiry can be in progress. */
export class Migration20261122145000_discard_and_progress extends Migration {
  override up(): void {
    for (const [table, name, condition] of CHECKS) {
      this.addSql(`alter table "${table}" drop constraint "${name}";`);
      this.addSql(`alter table "${table}" add constraint "${name}" check (${condition});`);
    }
  }
}
