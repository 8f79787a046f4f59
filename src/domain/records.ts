import { affiliateRecords } from './affiliate/affiliate.records.ts';
import { type AuditPhrase, type AuditSubject, defineRecords } from './define-records.ts';
import { integrationRecords } from './integration/integration.records.ts';
import { officeRecords } from './office/office.records.ts';
import { projectRecords } from './project/project.records.ts';
import { saleRecords } from './sale/sale.records.ts';
import { siteRecords } from './site/site.records.ts';

const platformRecords = defineRecords({
  emails: {},
  subjects: {
    list: { readers: 'staff' },
    mail: { readers: 'staff', label: 'email', ownedBy: 'the email to' },
    route: { readers: 'staff', label: 'page or call' },
  },
  phrases: {
    'access.denied': ['was denied access to'],
    'list.export': ['exported the list of'],
    'mail.dismiss': ['marked', 'as resolved'],
    'mail.resend': ['sent', 'again'],
    'server.start': ['started the server'],
  },
});

const EMAILS = {
  ...platformRecords.emails,
  ...saleRecords.emails,
  ...projectRecords.emails,
  ...affiliateRecords.emails,
  ...siteRecords.emails,
  ...officeRecords.emails,
  ...integrationRecords.emails,
};
export type EmailKind = keyof typeof EMAILS;
export const EMAIL_KINDS = Object.keys(EMAILS) as EmailKind[];
export const STAFF_EMAIL_KINDS: readonly string[] = EMAIL_KINDS.filter((kind) => EMAILS[kind] === 'staff');

const SUBJECTS = {
  ...platformRecords.subjects,
  ...saleRecords.subjects,
  ...projectRecords.subjects,
  ...affiliateRecords.subjects,
  ...siteRecords.subjects,
  ...officeRecords.subjects,
  ...integrationRecords.subjects,
};
export type AuditSubjectKind = keyof typeof SUBJECTS;
export const AUDIT_SUBJECT_KINDS = Object.keys(SUBJECTS) as AuditSubjectKind[];
export const AUDIT_SUBJECTS: Readonly<Record<string, AuditSubject | undefined>> = SUBJECTS;
export const subjectHref = (kind: string, id: number | string): string | undefined =>
  AUDIT_SUBJECTS[kind]?.href?.(String(id));

export type NoteKind = {
  [Kind in AuditSubjectKind]: (typeof SUBJECTS)[Kind] extends { hasNotes: true } ? Kind : never;
}[AuditSubjectKind];
export const NOTE_KINDS = AUDIT_SUBJECT_KINDS.filter(
  (kind): kind is NoteKind => 'hasNotes' in SUBJECTS[kind],
);

export const STAFF_AUDIT_KINDS: readonly string[] = AUDIT_SUBJECT_KINDS.filter(
  (kind) => SUBJECTS[kind].readers === 'staff',
);

const PHRASES = {
  ...platformRecords.phrases,
  ...saleRecords.phrases,
  ...projectRecords.phrases,
  ...affiliateRecords.phrases,
  ...siteRecords.phrases,
  ...officeRecords.phrases,
  ...integrationRecords.phrases,
};
export type AuditAction = keyof typeof PHRASES;
export const AUDIT_ACTIONS = Object.keys(PHRASES) as AuditAction[];
export const AUDIT_PHRASES: Readonly<Record<string, AuditPhrase | undefined>> = PHRASES;
