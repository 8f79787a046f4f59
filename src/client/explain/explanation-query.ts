import type { ExplanationView } from '#src/domain/explain/explain.schema.ts';
import type { AskedFigure } from './use-asked-figure.ts';

/** An infinite query of explanations. */
export type ExplanationQuery = {
  data: { pages: ExplanationView[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
/** Asks for the figure's rows; called with null while no figure is explained. */
export type UseExplanation = (asked: AskedFigure | null, part: number) => ExplanationQuery;
