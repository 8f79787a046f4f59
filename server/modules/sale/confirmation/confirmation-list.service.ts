import type { Context, DashboardLists, Hit, Search } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import {
  type ConfirmationListInput,
  confirmationListInput,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { hoursBefore } from '#src/domain/shared/dates.ts';
import { CONFIRMATION_COLUMNS } from './confirmation.service.ts';

function matchingConfirmations(ctx: Context, input: ConfirmationListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select(CONFIRMATION_COLUMNS)
    .where((eb) => dayCondition(eb.ref('createdAt'), input));
  const { status, link } = input;
  if (status === 'open') rows = rows.where('status', '<>', 'completed');
  else if (status) rows = rows.where('status', '=', status);
  if (link) rows = rows.where('orderId', link === 'verified' ? 'is not' : 'is', null);
  if (link === 'claimed' || link === 'none')
    rows = rows.where('claimedOrderId', link === 'claimed' ? 'is not' : 'is', null);
  if (input.late)
    rows = rows
      .where('status', '=', 'pending')
      .where('createdAt', '<', hoursBefore(ctx.deps.clock.now(), promises.prototypeHours))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('project')
              .select('project.id')
              .whereRef('project.orderId', '=', 'order_confirmation.orderId')
              .where('project.stage', 'not in', ['awaiting_form', 'designing']),
          ),
        ),
      );
  if (input.logo) rows = rows.where('logoFileName', input.logo === 'yes' ? 'is not' : 'is', null);
  return rows;
}

export async function listConfirmations(ctx: Context, input: ConfirmationListInput) {
  return keysetPage(ctx.em, matchingConfirmations(ctx, input), {
    query: input,
    newest: ['createdAt', 'id'],
    sorts: {
      business: { by: ({ fn }) => fn('lower', ['businessName']), type: 'text' },
    },
    search: { columns: ['fullName', 'email', 'businessName'], numbers: ['orderId', 'claimedOrderId'] },
  });
}

export const confirmationLists: DashboardLists = {
  [paths.adminConfirmations]: (ctx, filter) =>
    matchingConfirmations(ctx, confirmationListInput.parse(filter))
      .clearSelect()
      .select(['id', 'businessName as who', 'createdAt as since']),
};

export async function findConfirmations(ctx: Context, { q, isNumber, limit }: Search): Promise<Hit[]> {
  if (isNumber) return [];
  const { items } = await listConfirmations(ctx, { q, limit });
  return items.map(({ id, businessName, fullName }) => ({
    kind: 'confirmation',
    id,
    label: businessName,
    detail: fullName,
    href: paths.adminConfirmation(id),
  }));
}

export const confirmationExport = defineExport({
  input: confirmationListInput,
  page: listConfirmations,
  columns: [
    ['Confirmation', 'id'],
    ['Created', 'createdAt'],
    ['Status', 'status'],
    ['Order', 'orderId'],
    ['Claimed order', 'claimedOrderId'],
    ['Name', 'fullName'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Business', 'businessName'],
    ['Description', 'businessDescription'],
    ['Domain', 'preferredDomain'],
    ['Owns the domain', 'domainOwnership'],
    ['Logo', 'logoFileName'],
    ['Billing details', 'billingDetails'],
    ['Notes', 'additionalNotes'],
    ['Heard about us', 'hearAboutUs'],
  ],
});
