/** Tables without anything to copy or erase. The test of personal-data.columns.ts covers both. */
import type { Tables } from '#server/database/kysely.ts';

/** Text without personal data, or about staff. Hashes are keyed; clicks expire. */
export type Kept<Table extends keyof Tables> = { kept?: readonly (keyof Tables[Table])[] };

export const KEPT_DATA = {
  planting_batch: {
    kept: ['plantedOn', 'place', 'partner', 'partnerReference', 'evidenceFile', 'evidenceType', 'createdBy'],
  },
  email_objection: { kept: ['emailHash'] },
  referral_click: { kept: ['publicId', 'visitorHash', 'landingPath', 'referrerHost', 'ipHash'] },
  payout_run: { kept: ['label', 'createdBy'] },
  ledger_entry: { kept: ['transferId', 'kind', 'account'] },
  rate_counter: { kept: ['key'] },
  audit_log: {
    kept: [
      'actorKind',
      'actorName',
      'action',
      'subjectKind',
      'subjectId',
      'before',
      'after',
      'ipPrefix',
      'requestId',
    ],
  },
  admin_account: {
    kept: [
      'username',
      'email',
      'passwordHash',
      'inviteTokenHash',
      'totpSecretEncrypted',
      'recoveryCodeHashes',
    ],
  },
  admin_saved_view: { kept: ['list', 'name', 'query'] },
  webhook_endpoint: {
    kept: [
      'url',
      'description',
      'events',
      'disabledReason',
      'secretEncrypted',
      'previousSecretEncrypted',
      'createdBy',
    ],
  },
  api_token: { kept: ['name', 'prefix', 'tokenHash', 'scopes', 'createdBy', 'lastUsedIp'] },
  demo_mark: {},
  launch_record: { kept: ['subject', 'reason', 'actorName'] },
} as const satisfies { [Table in keyof Tables]?: Kept<Table> };
