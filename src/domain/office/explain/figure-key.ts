/** Figures of one currency: `12_eur` of an affiliate, `2026-12-01_usd` of a planned day. */
import { utcDay } from '#src/domain/shared/dates.ts';

export const figureKey = (of: number | Date, currency: string): string =>
  `${typeof of === 'number' ? of : utcDay(of)}_${currency}`;

/** The parts of a key are untrusted: the figure checks both. */
export function readFigureKey(key = ''): { of: string; currency: string | undefined } {
  const [of = '', currency] = key.split('_');
  return { of, currency };
}
