/** What a figure consists of: its meaning, its rows and their sum. */
import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { dayFilter, listInput } from '#src/domain/shared/list.schema.ts';
import { line, wholeNumber } from '#src/domain/shared/text.schema.ts';

export const FIGURE_UNKNOWN = 'This link names no figure of this page. Choose a figure on the page itself.';
export const EXPLAINED_ROWS = 50;

/** Which figure; `of` names the status, page, affiliate or currency that it is limited to. */
export const figureInput = <const T extends readonly string[]>(figures: T) =>
  z.object({
    figure: z.enum(figures, { error: FIGURE_UNKNOWN }),
    of: line(300, FIGURE_UNKNOWN).optional(),
    from: dayFilter.optional(),
    to: dayFilter.optional(),
    /** A rate has two parts with rows of their own. */
    part: wholeNumber(0, 1, FIGURE_UNKNOWN).default(0),
    cursor: listInput.shape.cursor,
  });

export const FIGURE_UNITS = ['money', 'count', 'time'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

const sumView = z.object({
  /** Null for what is no money. */
  currency: z.enum(CURRENCIES).nullable(),
  rows: z.number(),
  /** Minor units, a number, or seconds. */
  value: z.number(),
});
const partView = z.object({
  name: z.string(),
  unit: z.enum(FIGURE_UNITS),
  rows: z.number(),
  sums: z.array(sumView),
  /** Seconds; only of times. */
  median: z.number().nullable(),
});
export type FigurePartView = z.output<typeof partView>;

const figureRowView = z.object({
  id: z.number(),
  at: z.date(),
  what: z.string(),
  note: z.string().nullable(),
  /** The record, for callers who may open it. */
  href: z.string().nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  value: z.number(),
});
export type FigureRowView = z.output<typeof figureRowView>;

export const explanationView = z.object({
  title: z.string(),
  /** What is counted, over which time, in which currency. */
  meaning: z.string(),
  asOf: z.date(),
  /** The figure as text: it equals the one on the page. */
  total: z.string(),
  parts: z.array(partView),
  /** The rows of the part that was asked for. */
  items: z.array(figureRowView),
  nextCursor: z.string().nullable(),
});
export type ExplanationView = z.output<typeof explanationView>;
