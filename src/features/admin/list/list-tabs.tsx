import { trpc } from '#src/client/trpc.ts';
import { LIST_TABS, type TabbedList } from '#src/domain/office/dashboard/list-parts.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { ListState } from './list-state.ts';

type Props = { name: string; state: ListState<unknown>; tabs?: TabbedList };

const queryText = (filter: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(filter as Record<string, string>).toString();

/** The same parameters in any order. */
const isSame = (one: string, other: string): boolean => {
  const sorted = (query: string) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  };
  return sorted(one) === sorted(other);
};

/** Named parts of the list with the number of their rows, then the saved views. */
export function ListTabs({ name, state, tabs }: Props) {
  const counts = trpc.dashboard.tabs.useQuery({ list: tabs as TabbedList }, { enabled: tabs !== undefined });
  const views = trpc.savedViews.list.useQuery({ list: name });
  const parts = tabs ? LIST_TABS[tabs].map(({ label, filter }) => ({ label, query: queryText(filter) })) : [];
  const isView = views.data?.some(({ query }) => isSame(query, state.viewQuery)) ?? false;
  if (parts.length === 0 && !views.data?.length) return <div />;
  return (
    <nav className="alist-tabs" aria-label="Views of this list">
      {parts.map(({ label, query }) => {
        const found = counts.data?.find((part) => part.query === query);
        const isCurrent = !(isView && query === '') && isSame(query, state.filterQuery);
        return (
          <button key={label} type="button" aria-pressed={isCurrent} onClick={() => state.open(query)}>
            {label}
            {/* Keeps its place until the count arrives. */}
            {!counts.isError && (
              <span className="alist-tab-count">
                {found ? `${countText(found.count)}${found.isMinimum ? '+' : ''}` : '\u00a0'}
              </span>
            )}
          </button>
        );
      })}
      {views.data?.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={isSame(view.query, state.viewQuery)}
          onClick={() => state.open(view.query)}
        >
          {view.name}
        </button>
      ))}
    </nav>
  );
}
