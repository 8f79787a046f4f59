/** Figures of the affiliate's dashboard and statement that can be explained by their rows. */
import type { z } from 'zod';
import { figureInput } from '#src/domain/office/explain/explain.schema.ts';
import { positiveId } from '#src/domain/shared/text.schema.ts';
import { DASHBOARD_DENIED } from './affiliate.schema.ts';

export const AFFILIATE_FIGURES = [
  'referrals',
  'earnings',
  'pending',
  'paid-out',
  'clicks',
  'orders',
  'conversion',
  'earned',
  'due',
  'in-run',
  'later',
  'under-review',
  'planned',
  'statement-earned',
  'statement-taken-back',
  'statement-paid-out',
  'statement-balance',
] as const;
export type AffiliateFigure = (typeof AFFILIATE_FIGURES)[number];
export const affiliateFigureInput = figureInput(AFFILIATE_FIGURES).extend({
  affiliateId: positiveId(DASHBOARD_DENIED),
});
export type AffiliateFigureInput = z.output<typeof affiliateFigureInput>;
