import { Migration } from '@mikro-orm/migrations';

const REFERENCES: readonly [table: string, column: string, target: string][] = [
  ['affiliate_claim', 'affiliate_id', 'affiliate'],
  ['affiliate_claim', 'order_id', 'customer_order'],
  ['commission', 'affiliate_id', 'affiliate'],
  ['commission', 'order_id', 'customer_order'],
  ['commission', 'payout_line_id', 'payout_line'],
  ['ledger_entry', 'commission_id', 'commission'],
  ['ledger_entry', 'order_id', 'customer_order'],
  ['ledger_entry', 'payout_line_id', 'payout_line'],
  ['login_code', 'affiliate_id', 'affiliate'],
  ['mail_message', 'affiliate_id', 'affiliate'],
  ['mail_message', 'order_id', 'customer_order'],
  ['customer_order', 'affiliate_id', 'affiliate'],
  ['order_confirmation', 'order_id', 'customer_order'],
  ['order_event', 'order_id', 'customer_order'],
  ['payout_line', 'affiliate_id', 'affiliate'],
  ['payout_line', 'run_id', 'payout_run'],
  ['referral_click', 'affiliate_id', 'affiliate'],
  ['admin_saved_view', 'admin_id', 'admin_account'],
  ['upload', 'confirmation_id', 'order_confirmation'],
];

const CHECKS: readonly [table: string, name: string, condition: string][] = [
  [
    'admin_account',
    'admin_account_invite_check',
    '(invite_token_hash is null) = (invite_expires_at is null)',
  ],
  [
    'admin_account',
    'admin_account_totp_check',
    'totp_confirmed_at is null or totp_secret_sealed is not null',
  ],
  [
    'affiliate',
    'affiliate_commission_rate_check',
    String.raw`commission_rate ~ '^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$'`,
  ],
  ['affiliate', 'affiliate_erased_check', `erased_at is null or status = 'closed'`],
  ['affiliate_claim', 'affiliate_claim_status_check', `status in ('open', 'answered')`],
  [
    'affiliate_claim',
    'affiliate_claim_answered_check',
    `(status = 'answered') = (answered_at is not null) and (answered_at is null) = (answered_by is null)`,
  ],
  ['audit_log', 'audit_log_actor_kind_check', `actor_kind in ('admin', 'affiliate', 'visitor', 'system')`],
  ['commission', 'commission_rate_check', String.raw`rate ~ '^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$'`],
  [
    'commission',
    'commission_amount_check',
    `(kind = 'earned' and original_minor >= 0) or (kind = 'reversal' and amount_minor <> 0)`,
  ],
  [
    'commission',
    'commission_paid_check',
    `(status = 'paid') = (paid_at is not null) and (status <> 'paid' or payout_line_id is not null)`,
  ],
  [
    'commission',
    'commission_cancelled_check',
    `status <> 'cancelled' or (cancel_reason is not null and payout_line_id is null)`,
  ],
  ['commission', 'commission_refused_check', `refused_at is null or status = 'cancelled'`],
  ['idempotency_key', 'idempotency_key_status_check', 'status in (0, 200)'],
  [
    'ledger_entry',
    'ledger_entry_kind_check',
    `kind in ('sale', 'refund', 'commission', 'commission-reversal', 'commission-restore', 'payout', 'payout-return')`,
  ],
  [
    'ledger_entry',
    'ledger_entry_account_check',
    `account ~ '^(payments|sales|commission_expense|payouts|affiliate:[0-9]+)$'`,
  ],
  ['ledger_entry', 'ledger_entry_amount_check', 'amount_minor <> 0'],
  [
    'ledger_entry',
    'ledger_entry_subject_check',
    'num_nonnulls(order_id, payout_line_id) = 1 and (commission_id is null or order_id is not null)',
  ],
  ['login_code', 'login_code_attempts_check', 'attempts >= 0'],
  ['mail_message', 'mail_message_attempts_check', 'attempts >= 0'],
  ['mail_message', 'mail_message_sent_check', `(status = 'sent') = (sent_at is not null)`],
  ['mail_message', 'mail_message_handled_check', `handled_at is null or status = 'failed'`],
  [
    'admin_note',
    'admin_note_subject_kind_check',
    `subject_kind in ('order', 'contact', 'confirmation', 'affiliate')`,
  ],
  ['customer_order', 'customer_order_amount_check', 'amount_minor >= 0 and refunded_minor >= 0'],
  ['customer_order', 'customer_order_paid_check', `status <> 'paid' or paid_at is not null`],
  [
    'customer_order',
    'customer_order_form_sent_check',
    'form_sent = (form_sent_at is not null) and form_sent = (form_sent_by is not null)',
  ],
  ['customer_order', 'customer_order_intake_version_check', 'intake_version > 0'],
  ['order_confirmation', 'order_confirmation_verified_check', 'verified = (order_id is not null)'],
  ['order_confirmation', 'order_confirmation_claimed_order_id_check', 'claimed_order_id > 0'],
  [
    'order_event',
    'order_event_transition_check',
    `to_status is not null or (kind <> 'created' and kind <> 'status')`,
  ],
  [
    'payout_line',
    'payout_line_amount_check',
    `frozen_count > 0 and (status = 'carried' or (frozen_minor > 0 and method <> 'none'))`,
  ],
  [
    'payout_line',
    'payout_line_settled_check',
    `(status in ('paid', 'failed')) = (settled_at is not null) and (settled_at is null) = (settled_by is null)`,
  ],
  [
    'payout_line',
    'payout_line_paid_check',
    `status <> 'paid' or (paid_on is not null and reference is not null)`,
  ],
  ['payout_line', 'payout_line_paid_on_check', `paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`],
  ['payout_line', 'payout_line_reason_check', `status in ('pending', 'paid') or fail_reason is not null`],
  ['payout_run', 'payout_run_closed_check', `(status = 'closed') = (closed_at is not null)`],
  ['rate_counter', 'rate_counter_count_check', 'count >= 0'],
  ['session', 'session_lifetime_check', 'expires_at <= absolute_expires_at'],
  ['upload', 'upload_size_bytes_check', 'size_bytes > 0'],
  ['webhook_event', 'webhook_event_attempts_check', 'attempts >= 0'],
];

/** Primary keys not named `id`. */
const KEYS: Record<string, string> = {
  idempotency_key: 'key',
  rate_counter: 'key',
  session: 'public_id',
  upload: 'name',
};

type Violation = { table: string; condition: string; sentence: string };

const VIOLATIONS: readonly Violation[] = [
  ...REFERENCES.map(([table, column, target]) => ({
    table,
    condition: `${column} is not null and not exists (select from ${target} as target where target.id = checked.${column})`,
    sentence: `${table}.${column} names a row of ${target} that does not exist`,
  })),
  ...CHECKS.map(([table, name, condition]) => ({
    table,
    condition: `(${condition}) is false`,
    sentence: `${table} breaks the rule ${name}`,
  })),
];

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Lists every conflicting row and stops: only staff can decide which of two rows is right. */
const requireSoundRows = `do $check$
declare
  violation record;
  rows_found bigint;
  keys text;
  report text := '';
begin
  for violation in select * from (values
    ${VIOLATIONS.map((v) => `(${[v.table, KEYS[v.table] ?? 'id', v.condition, v.sentence].map(literal).join(', ')})`).join(',\n    ')}
  ) as listed (table_name, key_column, condition, sentence) loop
    execute format(
      'with wrong as (select %2$I::text as key from %1$I as checked where %3$s)
       select (select count(*) from wrong), (select string_agg(key, '', '') from (select key from wrong limit 10) as sample)',
      violation.table_name, violation.key_column, violation.condition) into rows_found, keys;
    if rows_found > 0 then
      report := report || format(E'\\n- %s (%s found, %s: %s)', violation.sentence, rows_found, violation.key_column, keys);
    end if;
  end loop;
  if report <> '' then
    raise exception using errcode = 'integrity_constraint_violation',
      message = 'The database holds rows that contradict each other. Nothing was changed. Correct these rows, then start again:' || report;
  end if;
end $check$;`;

/** L6: foreign keys, CHECK constraints, no TRUNCATE of append-only tables (decision 0021). */
export class Migration20261122060000_database_rules extends Migration {
  override up(): void {
    this.addSql(requireSoundRows);
    for (const [table, column, target] of REFERENCES)
      this.addSql(
        `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${target}" ("id") on delete restrict;`,
      );
    for (const [table, name, condition] of CHECKS)
      this.addSql(`alter table "${table}" add constraint "${name}" check (${condition});`);
    for (const table of ['audit_log', 'ledger_entry'])
      this.addSql(
        `create trigger ${table}_no_truncate before truncate on "${table}" for each statement execute function refuse_change();`,
      );
  }
}
