import { z } from 'zod';
import { dayFilter, listInput, sortParam } from '#src/domain/shared/list.schema.ts';
import { line } from '#src/domain/shared/text.schema.ts';

/** SEC-36 */
const word = line(60).optional();

export const auditListInput = listInput.extend({
  actor: line(120).optional(),
  action: word,
  subjectKind: word,
  subjectId: word,
  /** First and last day, both included, UTC. */
  from: dayFilter.optional(),
  to: dayFilter.optional(),
  sort: sortParam(['createdAt']).optional(),
});
export type AuditListInput = z.output<typeof auditListInput>;

export const auditEntry = z.object({
  id: z.number(),
  createdAt: z.date(),
  actorKind: z.string(),
  actorId: z.number().nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  ipPrefix: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;
/** With the names of what the ids stand for. */
export const auditView = auditEntry.extend({
  subjectName: z.string().nullable(),
  /** Name of an affiliate who acted. */
  actorLabel: z.string().nullable(),
});
export type AuditView = z.output<typeof auditView>;

function innerText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `status: paid, reason: bank transfer`: old and new values in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .map(([key, inner]) => `${key}: ${innerText(inner)}`)
    .join(', ');
}
