import './audit.css';
import { trpc } from '#src/client/trpc.ts';
import {
  type AuditView,
  actionLabel,
  actorText,
  auditListInput,
  auditSentence,
  kindLabel,
  subjectText,
} from '#src/domain/office/audit/audit.schema.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS, subjectHref } from '#src/domain/records.ts';
import { fullTime, localDay, timeOfDay } from '#src/domain/shared/dates.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage, BACK_TO_SETTINGS } from '#src/features/admin/shell/admin-page.tsx';

const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values
    .map((value) => ({ value, label: label(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));

function Subject({ row }: { row: AuditView }) {
  const text = subjectText(row);
  const { subjectKind: kind, subjectId: id } = row;
  const href = kind && id ? subjectHref(kind, id) : undefined;
  return href && text ? <a href={href}>{text}</a> : text;
}

/** @param headed the first entry of each day, which names the day */
const columnsFor = (headed: ReadonlySet<number>): Column<AuditView>[] => [
  {
    label: 'When',
    sort: 'createdAt',
    sortFirst: 'descending',
    card: 'meta',
    cell: (row) => (
      <time className="audit-time" dateTime={row.createdAt.toISOString()} title={fullTime(row.createdAt)}>
        <strong className={headed.has(row.id) ? undefined : 'audit-same-day'}>
          {localDay(row.createdAt)}
        </strong>
        <span>{timeOfDay(row.createdAt)}</span>
      </time>
    ),
  },
  { label: 'What happened', isTitle: true, isFree: true, cell: (row) => <Sentence row={row} /> },
  { label: 'Network', card: 'meta', cell: (row) => row.ipPrefix ?? '–' },
];

function Sentence({ row }: { row: AuditView }) {
  const { verb, rest, detail } = auditSentence(row);
  return (
    <>
      <strong>
        <AddressText>{actorText(row)}</AddressText>
      </strong>{' '}
      {verb} <Subject row={row} /> {rest}
      {detail && <span className="alist-sub">{detail}</span>}
    </>
  );
}

function firstOfDays(rows: readonly AuditView[]): Set<number> {
  const headed = new Set<number>();
  let day = '';
  for (const row of rows) {
    if (localDay(row.createdAt) !== day) headed.add(row.id);
    day = localDay(row.createdAt);
  }
  return headed;
}

export function AuditScreen() {
  const list = useList(auditListInput, trpc.audit.list);
  return (
    <AdminPage
      title="Audit"
      back={BACK_TO_SETTINGS}
      lead="Who did what, when, and what it was before. Entries can’t be changed afterwards."
    >
      <AdminList
        name="audit"
        caption="Audit log, newest first"
        columns={columnsFor(firstOfDays(list.query.data?.items ?? []))}
        {...list}
        searchLabel="Search the audit log"
        emptyText="No entries yet"
        filters={[
          { key: 'action', label: 'What', options: options(AUDIT_ACTIONS, actionLabel) },
          {
            key: 'subjectKind',
            label: 'About',
            options: options(AUDIT_SUBJECT_KINDS, kindLabel),
          },
        ]}
        csv="audit"
      />
    </AdminPage>
  );
}
