/** A copy of all personal data under one email address, in a common format. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import type { AffiliateRow } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { decryptPayoutDetails } from '#server/modules/affiliate/account/payout-details.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import {
  findAffiliate,
  findPersonalData,
  ownConfirmations,
  ownOrders,
} from './find-personal-data.service.ts';

const COLUMNS = {
  commission: PERSONAL_DATA.commission.copied,
  payout: PERSONAL_DATA.payout_line.copied,
  claim: PERSONAL_DATA.affiliate_claim.copied,
  order: PERSONAL_DATA.customer_order.copied,
  confirmation: PERSONAL_DATA.order_confirmation.copied,
  project: PERSONAL_DATA.project.copied,
  projectEvent: PERSONAL_DATA.project_event.copied,
  projectDesign: PERSONAL_DATA.project_design.copied,
  projectFile: PERSONAL_DATA.project_file.copied,
  projectMessage: PERSONAL_DATA.project_message.copied,
  review: PERSONAL_DATA.review.copied,
  certificate: PERSONAL_DATA.tree_certificate.copied,
  contact: PERSONAL_DATA.contact.copied,
  begunCheckout: PERSONAL_DATA.begun_checkout.copied,
  email: PERSONAL_DATA.mail_message.copied,
};

/** The rows of a copy are keyed by column name. */
const byColumn = (rows: readonly object[]): Record<string, unknown>[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  );

async function copyOfAffiliate(ctx: Context, affiliate: AffiliateRow) {
  const db = kysely(ctx.em);
  const { id } = affiliate;
  const commissions = db.selectFrom('commission').select(COLUMNS.commission).where('affiliateId', '=', id);
  const payouts = db.selectFrom('payout_line').select(COLUMNS.payout).where('affiliateId', '=', id);
  const claims = db.selectFrom('affiliate_claim').select(COLUMNS.claim).where('affiliateId', '=', id);
  return {
    name: affiliate.name,
    email: affiliate.email,
    phone: affiliate.phone,
    company: affiliate.company,
    referralCode: affiliate.referralCode,
    commissionRate: affiliate.commissionRate,
    status: affiliate.status,
    ...decryptPayoutDetails(ctx, affiliate),
    createdAt: affiliate.createdAt,
    lastLoginAt: affiliate.lastLoginAt,
    commissions: byColumn(await commissions.orderBy('id').execute()),
    payouts: byColumn(await payouts.orderBy('id').execute()),
    claims: byColumn(await claims.orderBy('id').execute()),
  };
}

async function copyOfCertificates(ctx: Context, email: string) {
  const rows = kysely(ctx.em).selectFrom('tree_certificate').select(COLUMNS.certificate);
  return byColumn(await rows.where('orderId', 'in', ownOrders(ctx, email)).orderBy('id').execute());
}

/** Writes one audit row. @throws AppError NOT_FOUND when nothing is stored under the address */
export async function exportPersonalData(ctx: Context, email: string): Promise<Record<string, unknown>> {
  await findPersonalData(ctx, email);
  const affiliate = await findAffiliate(ctx, email);
  const db = kysely(ctx.em);
  const orders = db.selectFrom('customer_order').select(COLUMNS.order).where('customerEmail', '=', email);
  const confirmations = db
    .selectFrom('order_confirmation')
    .select(COLUMNS.confirmation)
    .where('id', 'in', ownConfirmations(ctx, email));
  const projects = db
    .selectFrom('project')
    .select(COLUMNS.project)
    .where('orderId', 'in', ownOrders(ctx, email));
  const projectIds = projects.clearSelect().select('id');
  const projectEvents = db
    .selectFrom('project_event')
    .select(COLUMNS.projectEvent)
    .where('projectId', 'in', projectIds);
  const projectDesigns = db
    .selectFrom('project_design')
    .select(COLUMNS.projectDesign)
    .where('projectId', 'in', projectIds);
  const projectFiles = db
    .selectFrom('project_file')
    .select(COLUMNS.projectFile)
    .where('projectId', 'in', projectIds);
  const projectMessages = db
    .selectFrom('project_message')
    .select(COLUMNS.projectMessage)
    .where('projectId', 'in', projectIds);
  const reviews = db
    .selectFrom('review')
    .select(COLUMNS.review)
    .where('orderId', 'in', ownOrders(ctx, email));
  const contacts = db.selectFrom('contact').select(COLUMNS.contact).where('email', '=', email);
  const begun = db.selectFrom('begun_checkout').select(COLUMNS.begunCheckout).where('email', '=', email);
  const emails = db.selectFrom('mail_message').select(COLUMNS.email).where('toAddress', '=', email);
  const result = {
    email,
    exportedAt: ctx.deps.clock.now().toISOString(),
    affiliate: affiliate && (await copyOfAffiliate(ctx, affiliate)),
    orders: byColumn(await orders.orderBy('createdAt').execute()),
    confirmations: byColumn(await confirmations.orderBy('id').execute()),
    projects: byColumn(await projects.orderBy('id').execute()),
    projectEvents: byColumn(await projectEvents.orderBy('id').execute()),
    projectDesigns: byColumn(await projectDesigns.orderBy('id').execute()),
    projectFiles: byColumn(await projectFiles.orderBy('id').execute()),
    projectMessages: byColumn(await projectMessages.orderBy('id').execute()),
    reviews: byColumn(await reviews.orderBy('id').execute()),
    certificates: await copyOfCertificates(ctx, email),
    contacts: byColumn(await contacts.orderBy('id').execute()),
    begunCheckouts: byColumn(await begun.orderBy('createdAt').execute()),
    emails: byColumn(await emails.orderBy('createdAt').execute()),
  };
  await writeAudit(ctx, 'person.export', affiliate && ['affiliate', affiliate.id]);
  return result;
}
