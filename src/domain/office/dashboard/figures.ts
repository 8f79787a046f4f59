/** Figures of the admin dashboard that can be explained by their rows. */
import type { z } from 'zod';
import { figureInput } from '../explain/explain.schema.ts';

export const DASHBOARD_FIGURES = [
  'orders',
  'revenue',
  'contacts',
  'confirmations',
  'net-revenue',
  'landing-visits',
  'landing-orders',
  'landing-rate',
  'affiliate-visits',
  'affiliate-sales',
  'affiliate-commission',
  'form-to-designs',
  'payment-to-form',
] as const;
export type DashboardFigure = (typeof DASHBOARD_FIGURES)[number];
export const dashboardFigureInput = figureInput(DASHBOARD_FIGURES);
export type DashboardFigureInput = z.output<typeof dashboardFigureInput>;
