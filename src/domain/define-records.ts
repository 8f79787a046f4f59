/** Emails and audit rows, as the admin area shows them. */
import type { AdminRole } from './viewer.ts';

export type AuditSubject = {
  /** 'staff' means owners too. L5: only owners see what was paid out and where to. */
  readers: AdminRole;
  /** Absent: the kind itself. */
  label?: string;
  /** For kinds without a name: the owner's name follows, because staff do not know ids. */
  ownedBy?: string;
  href?: (id: string) => string;
  /** Staff write notes about it. Its name is in `subjectNames` of the module. */
  hasNotes?: true;
};

/** Verb before the subject, and words after it. */
export type AuditPhrase = readonly [verb: string, after?: string];

export type ModuleRecords = {
  /** Kinds of emails, and who may see them. Each has a template in `<module>.emails.ts`. */
  emails: Readonly<Record<string, AdminRole>>;
  subjects: Readonly<Record<string, AuditSubject>>;
  /** Audit actions. */
  phrases: Readonly<Record<string, AuditPhrase>>;
};

export const defineRecords = <const R extends ModuleRecords>(records: R): R => records;

export const EMAIL_STATES = ['queued', 'sent', 'failed', 'expired'] as const;
