/** A receipt to print, at the signed address that the customer's page contains. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/context.ts';
import { htmlPage, type Markup } from '#server/http/pages/html-page.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { readSignedPath } from '#server/modules/sale/order-email/email-links.service.ts';
import { findRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { OrderEmailTexts } from '#src/content/languages/email-texts.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { shownRefundMinor } from '#src/domain/sale/order/order.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney, moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { ProjectEntity } from '../project/project.entity.ts';

type Labels = OrderEmailTexts['receipt']['labels'] & OrderEmailTexts['printed']['labels'];

/** Without a script there is no button, and the browser's menu prints. */
const PRINT_SCRIPT =
  "const button=document.querySelector('button');button.hidden=false;button.onclick=()=>print()";

const sidesOf = (order: OrderRow, billingDetails: string, labels: Labels) => {
  const rows: [string, string][] = [
    [labels.seller, site.legalName],
    [labels.address, site.address],
    [labels.companyNumber, site.companyNumber],
    [labels.vatNumber, site.vatNumber],
    [labels.email, site.email],
    [labels.buyer, `${order.customerName}, ${order.customerEmail}`],
    [textsOf(order.lang).order.form.labels.billingDetails, billingDetails],
  ];
  return rows.filter(([, value]) => value !== '');
};

const itemsOf = (order: OrderRow, labels: Labels): Markup => {
  const { lang, currency } = order;
  const refundedMinor = shownRefundMinor(order);
  const refund =
    refundedMinor > 0
      ? html`<tr><th scope="row">${labels.refunded}</th><td class="sum">${formatMoney(refundedMinor, currency, lang)}</td></tr>`
      : '';
  return html`<table><thead><tr><th scope="col">${labels.package}</th><th scope="col" class="sum">${labels.price}${order.amountMinor == null ? '' : ` (${currency.toUpperCase()})`}</th></tr></thead><tbody><tr><td>${packageNameIn(lang, order.packageType)}</td><td class="sum">${moneyText(order, lang)}</td></tr>${refund}</tbody></table>`;
};

export function mountReceipt(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.projectReceipt}/:id{[0-9]{1,10}}`, async (c) => {
    c.set('route', '/project/receipt/{id}');
    const id = Number(c.req.param('id'));
    const path = `${apiPaths.projectReceipt}/${id}`;
    const linkVersion = readSignedPath(deps.keyring, path, c.req.query('t'), deps.clock.now());
    if (linkVersion === null) throw new AppError('NOT_FOUND');
    const { ctx } = await createContext(c, deps);
    const order = await findRow(ctx.em, OrderEntity, id);
    const project = await ctx.em.findOne(ProjectEntity, { orderId: id });
    if (!order?.paidAt || project?.linkVersion !== linkVersion) throw new AppError('NOT_FOUND');
    const { lang } = order;
    const { receipt, printed } = textsOf(lang).emails.order;
    const labels = { ...receipt.labels, ...printed.labels };
    const form = await ctx.em.findOne(ConfirmationEntity, { orderId: id });
    const rows = sidesOf(order, form?.billingDetails ?? '', labels).map(
      ([label, value]) => html`<tr><th scope="row">${label}</th><td class="lines">${value}</td></tr>`,
    );
    const paid = html`<strong class="total">${moneyText(order, lang)}</strong><span class="muted">${labels.paidOn}</span> ${longDate(order.paidAt, lang)}`;
    const page = htmlPage(200, fillText(printed.title, { orderId: order.id }), paid, {
      lang,
      home: null,
      extra: html`${itemsOf(order, labels)}<table>${rows}</table><p class="muted">${printed.note}</p><p><button type="button" hidden>${textsOf(lang).order.print}</button></p>`,
      script: PRINT_SCRIPT,
    });
    // The address must not reach the pages that this one links to.
    page.headers.set('Referrer-Policy', 'no-referrer');
    return page;
  });
}
