import type { z } from 'zod';
import {
  type Context,
  type DashboardLists,
  type Hit,
  inTransaction,
  type PersonalDataSource,
  reportChange,
  type Search,
} from '#server/context.ts';
import { kysely, pruneRows } from '#server/database/kysely.ts';
import { copyRows } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays, DAY_SECONDS, hoursBefore } from '#src/domain/shared/dates.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { INQUIRY_LABELS } from '#src/domain/site/contact/contact.rules.ts';
import {
  type ContactInput,
  type ContactListInput,
  type ContactView,
  contactListInput,
  type contactStatusInput,
  contactView,
} from '#src/domain/site/contact/contact.schema.ts';
import { site } from '#src/domain/site.ts';
import { ContactEntity, type ContactRow } from './contact.entity.ts';

const PER_ADDRESS_AND_DAY = 10;
const REPEAT_WINDOW_MS = 60_000;

/** Row and email job are one transaction: no acknowledged enquiry is lost or waits for SMTP. */
export async function createContact(ctx: Context, input: ContactInput) {
  const now = ctx.deps.clock.now();
  if (ctx.request.limitKey !== null) await countHourly(ctx, 'contact');
  return inTransaction(ctx, async (inner) => {
    await requireBelow(
      inner.em,
      ctx.deps.clock,
      `contact:${ctx.deps.keyring.keyedHash('email', input.email)}`,
      PER_ADDRESS_AND_DAY,
      DAY_SECONDS,
    );
    // The row lock of the counter above serialises a double click: its second post finds the first.
    const since = new Date(now.getTime() - REPEAT_WINDOW_MS);
    const first = await inner.em.findOne(
      ContactEntity,
      { email: input.email, message: input.message, createdAt: { $gte: since } },
      { fields: ['id'], orderBy: { id: 'asc' } },
    );
    if (first) return { success: true as const, id: first.id };
    const row = { ...input, status: 'new' as const, createdAt: now };
    const id = await inner.em.insert(ContactEntity, row);
    await reportChange(inner, 'contact.created', { id, ...row });
    if (ctx.token) await writeAudit(inner, 'contact.add', ['contact', id]);
    const { inquiryType, ...sender } = input;
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'contact-notice',
      to: site.inbox,
      replyTo: input.email,
      payload: { id, ...sender, type: INQUIRY_LABELS[inquiryType] },
    });
    return { success: true as const, id };
  });
}

/** 24 months, as the privacy policy says. */
const CONTACT_DAYS = 731;

export async function pruneContacts({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -CONTACT_DAYS);
  await pruneRows(em, 'contact', 'id', (eb) => eb('createdAt', '<', end));
}

function matchingContacts(ctx: Context, input: ContactListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('contact')
    .select(contactView.keyof().options)
    .where((eb) => dayCondition(eb.ref('createdAt'), input));
  if (input.status) rows = rows.where('status', '=', input.status);
  if (input.type) rows = rows.where('inquiryType', '=', input.type);
  if (input.late) rows = rows.where('createdAt', '<', hoursBefore(ctx.deps.clock.now(), promises.replyHours));
  return rows;
}

export async function listContacts(ctx: Context, input: ContactListInput): Promise<Page<ContactView>> {
  return keysetPage(ctx.em, matchingContacts(ctx, input), {
    query: input,
    newest: ['createdAt', 'id'],
    sorts: {
      name: { by: ({ fn }) => fn('lower', ['name']), type: 'text' },
    },
    search: { columns: ['name', 'email', 'company', 'message'] },
  });
}

const CONTACT_MISSING = 'We can’t find this enquiry. Choose it from the list of contacts.';

/** @throws AppError NOT_FOUND */
export async function getContact(ctx: Context, id: number): Promise<ContactView> {
  return toContactView(await requireRow(ctx.em, ContactEntity, id, CONTACT_MISSING));
}

/** Never overwrites another admin's change. @throws AppError NOT_FOUND, CONFLICT */
export async function changeContactStatus(ctx: Context, input: z.output<typeof contactStatusInput>) {
  return inTransaction(ctx, async (inner) => {
    const row = await lockRow(inner.em, ContactEntity, input.id, CONTACT_MISSING);
    const view = toContactView(row);
    if (input.expectedStatus && row.status !== input.expectedStatus) {
      throw new AppError('CONFLICT', 'This enquiry was changed by someone else. Your change was not saved.', {
        data: { current: view },
      });
    }
    if (row.status !== input.status) {
      await inner.em.nativeUpdate(ContactEntity, { id: row.id }, { status: input.status });
      await writeAudit(inner, 'contact.status', ['contact', row.id], {
        before: { status: view.status },
        after: { status: input.status },
      });
    }
    return { ...view, status: input.status };
  });
}

const toContactView = (row: ContactRow): ContactView => viewOf(contactView, row);

export const contactExport = defineExport({
  input: contactListInput,
  page: listContacts,
  columns: [
    ['Enquiry', 'id'],
    ['Created', 'createdAt'],
    ['Status', 'status'],
    ['Type', (contact) => INQUIRY_LABELS[contact.inquiryType]],
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Company', 'company'],
    ['Message', 'message'],
  ],
});

export const contactLists: DashboardLists = {
  [paths.adminContacts]: (ctx, filter) =>
    matchingContacts(ctx, contactListInput.parse(filter))
      .clearSelect()
      .select(['id', 'name as who', 'createdAt as since']),
};

export async function findContacts(ctx: Context, { q, isNumber, limit }: Search): Promise<Hit[]> {
  if (isNumber) return [];
  const { items } = await listContacts(ctx, { q, limit });
  return items.map(({ id, name, email }) => ({
    kind: 'contact',
    id,
    label: name,
    detail: email,
    href: `${paths.adminContacts}?q=${encodeURIComponent(email)}`,
  }));
}

export const contactPersonalData: PersonalDataSource = {
  find: async ({ em }, email) => ({ contacts: await em.count(ContactEntity, { email }) }),
  async copy({ em }, email) {
    const contacts = kysely(em).selectFrom('contact').select(PERSONAL_DATA.contact.copied);
    return { contacts: await copyRows(contacts.where('email', '=', email).orderBy('id')) };
  },
  async erase({ em }, email) {
    await em.nativeDelete(ContactEntity, { email });
  },
};
