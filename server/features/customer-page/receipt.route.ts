/** A receipt to print, at the signed address that the customer's page contains. */

import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { htmlPage } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { findRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatAmountText, formatMinor } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { OrderEntity, type OrderRow } from '../order/order.entity.ts';
import { readSignedPath } from '../project-link/signed-path.service.ts';

const EXPLANATION =
  'This receipt confirms that we have received your payment. It is not a VAT invoice. Reply to any of our emails if you need one.';

/** Label and value; rows without a value are left out. */
const rowsOf = (order: OrderRow, paidAt: Date): [label: string, value: string][] =>
  (
    [
      ['Seller', site.legalName],
      ['Address', site.address],
      ['Company number', site.companyNumber],
      ['VAT number', site.vatNumber],
      ['Email', site.email],
      ['Buyer', `${order.customerName}, ${order.customerEmail}`],
      ['Order', String(order.id)],
      ['Paid on', longDate(paidAt)],
      ['Package', order.packageType],
      ['Amount', formatAmountText(order.amount, order.currency)],
      ['Currency', order.currency.toUpperCase()],
      ['Refunded', order.refundedMinor > 0 ? formatMinor(order.refundedMinor, order.currency) : ''],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

export function mountReceipt(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.projectReceipt}/:id{[0-9]{1,10}}`, async (c) => {
    c.set('route', '/project/receipt/{id}');
    const id = Number(c.req.param('id'));
    const path = `${apiPaths.projectReceipt}/${id}`;
    if (!readSignedPath(deps.keyring, path, c.req.query(), deps.clock.now())) throw new AppError('NOT_FOUND');
    const { ctx } = await createContext(c, deps);
    const order = await findRow(ctx.em, OrderEntity, id);
    if (!order?.paidAt) throw new AppError('NOT_FOUND');
    const rows = rowsOf(order, order.paidAt).map(
      ([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`,
    );
    const extra = html`<table>${rows}</table><p class="muted">${EXPLANATION}</p>`;
    const text = `${site.brand} thanks you for your order.`;
    const page = htmlPage(200, `Receipt for order ${order.id}`, text, { extra });
    // The address must not reach the pages that this one links to.
    page.headers.set('Referrer-Policy', 'no-referrer');
    return page;
  });
}
