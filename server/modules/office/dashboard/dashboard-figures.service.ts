/** Every figure of the dashboard that can be explained. */
import type { Context } from '#server/context.ts';
import type { DashboardFigure, DashboardFigureInput } from '#src/domain/office/dashboard/figures.ts';
import type { ExplanationView } from '#src/domain/office/explain/explain.schema.ts';
import { explainFigure, type Figures } from '../explain/explain.service.ts';
import * as totals from './total-figures.service.ts';
import * as traffic from './traffic-figures.service.ts';

const FIGURES: Figures<DashboardFigure> = {
  orders: totals.orders,
  revenue: totals.revenue,
  contacts: totals.contacts,
  confirmations: totals.confirmations,
  'net-revenue': totals.netRevenue,
  'landing-visits': traffic.landingVisits,
  'landing-orders': traffic.landingOrders,
  'landing-rate': traffic.landingRate,
  'affiliate-visits': traffic.affiliateVisits,
  'affiliate-sales': traffic.affiliateSales,
  'affiliate-commission': traffic.affiliateCommission,
  'form-to-designs': traffic.formToDesigns,
  'payment-to-form': traffic.paymentToForm,
};

/** @throws AppError NOT_FOUND for a figure that does not exist */
export async function explainDashboardFigure(
  ctx: Context,
  input: DashboardFigureInput,
): Promise<ExplanationView> {
  return explainFigure(ctx, await FIGURES[input.figure](ctx, input), input);
}
