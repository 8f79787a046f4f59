import { hashKey } from '@tanstack/react-query';
import type { ExplanationView } from '#src/domain/office/explain/explain.schema.ts';
import type { AskedFigure } from './use-asked-figure.ts';

/** An infinite query of explanations. */
export type ExplanationQuery = {
  data: { pages: ExplanationView[] } | undefined;
  error: unknown;
  /** The rows of the part shown before. */
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
/** Asks for the figure's rows; called with null while no figure is explained. */
export type UseExplanation<Id extends string> = (
  asked: AskedFigure<Id> | null,
  part: number,
) => ExplanationQuery;

/** Identifies a figure whatever the part. */
const figureKey = (input: object): string => hashKey([{ ...input, part: null }]);

/** Keeps the figure on screen while another part of it loads; another figure starts empty. */
export const explanationOptions = (isAsked: boolean, input: object) => ({
  enabled: isAsked,
  getNextPageParam: ({ nextCursor }: ExplanationView) => nextCursor ?? undefined,
  // Read again each time: the figure is as of now.
  gcTime: 0,
  staleTime: 0,
  placeholderData: <Data>(
    before: Data | undefined,
    query: { queryKey: readonly [unknown, { input?: object }?] } | undefined,
  ): Data | undefined =>
    figureKey(query?.queryKey[1]?.input ?? {}) === figureKey(input) ? before : undefined,
});
