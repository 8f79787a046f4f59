import { LoginCodeEntity } from '#server/auth/one-time-code.entity.ts';
import { SessionEntity } from '#server/auth/session.entity.ts';
import { defineTables, type TableRight } from '#server/database/define-tables.ts';
import { affiliateTables } from '#server/modules/affiliate/affiliate.tables.ts';
import { integrationTables } from '#server/modules/integration/integration.tables.ts';
import { officeTables } from '#server/modules/office/office.tables.ts';
import { projectTables } from '#server/modules/project/project.tables.ts';
import { saleTables } from '#server/modules/sale/sale.tables.ts';
import { siteTables } from '#server/modules/site/site.tables.ts';
import { AuditEntity } from '#server/platform/audit/audit.entity.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { IdempotencyEntity } from '#server/platform/idempotency/idempotency.entity.ts';
import { CounterEntity } from '#server/platform/limits/counter.entity.ts';

const platformTables = defineTables(
  [SessionEntity, LoginCodeEntity, IdempotencyEntity, CounterEntity, EmailMessageEntity, AuditEntity],
  {
    rights: {
      session: 'delete',
      login_code: 'delete',
      idempotency_key: 'delete',
      rate_counter: 'delete',
      mail_message: 'change',
      audit_log: 'append',
    },
    references: {},
    personalData: {
      session: { deletesRows: true },
      login_code: { deletesRows: true },
      idempotency_key: { deletesRows: true },
      rate_counter: { kept: ['key'] },
      mail_message: {
        copied: ['kind', 'subject', 'status', 'createdAt', 'sentAt'],
        address: 'toAddress',
        // A mail server's error may quote the address.
        erased: { payloadEncrypted: null, subject: null, replyTo: null, lastError: null },
        kept: ['id', 'kind', 'onceKey'],
      },
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
    },
  },
);

const ALL = [
  platformTables,
  saleTables,
  affiliateTables,
  projectTables,
  siteTables,
  officeTables,
  integrationTables,
];

export const REFERENCES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...ALL.map(({ references }) => references),
);
export const TABLE_RIGHTS: Readonly<Record<string, TableRight>> = Object.assign(
  {},
  ...ALL.map(({ rights }) => rights),
);

export const entities = ALL.flatMap((tables): readonly (typeof tables.entities)[number][] => tables.entities);

/** Written out, as its type names each table. */
export const PERSONAL_DATA = {
  ...platformTables.personalData,
  ...saleTables.personalData,
  ...affiliateTables.personalData,
  ...projectTables.personalData,
  ...siteTables.personalData,
  ...officeTables.personalData,
  ...integrationTables.personalData,
};
