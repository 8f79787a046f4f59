/** Amounts of the owners' payout screen that can be explained by their rows. */
import type { z } from 'zod';
import { figureInput } from '#src/domain/office/explain/explain.schema.ts';

export const PAYOUT_FIGURES = ['next-run', 'planned-run'] as const;
export type PayoutFigure = (typeof PAYOUT_FIGURES)[number];
export const payoutFigureInput = figureInput(PAYOUT_FIGURES);
export type PayoutFigureInput = z.output<typeof payoutFigureInput>;
