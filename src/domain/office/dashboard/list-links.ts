/** Links to the lists of the admin area. A filter that the list's schema lacks does not compile. */
import type { z } from 'zod';
import type { LIST_INPUTS } from './list-inputs.ts';

export type ListPath = keyof typeof LIST_INPUTS;
export type ListFilter<List extends ListPath = ListPath> = z.input<(typeof LIST_INPUTS)[List]>;

/** Part of a list: its path, and a filter that its schema accepts. */
export type ListPart = { [List in ListPath]: { list: List; filter: ListFilter<List> } }[ListPath];

export const filterQuery = (filter: ListFilter): string =>
  new URLSearchParams(filter as Record<string, string>).toString();

export function listHref({ list, filter }: ListPart): string {
  const query = filterQuery(filter);
  return query ? `${list}?${query}` : list;
}
