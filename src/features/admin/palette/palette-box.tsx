import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import { trpc } from '#src/client/trpc.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { placesFor } from './places.ts';

const [store, box] = createSpotlight();
const KINDS = { order: 'Order', affiliate: 'Affiliate', contact: 'Enquiry', confirmation: 'Form' } as const;
const SEARCH_FROM = 2;

type Props = { openRequests: number; role: AdminRole; onShowShortcuts: () => void };

export function PaletteBox({ openRequests, role, onShowShortcuts }: Props) {
  const [query, setQuery] = useState('');
  const [asked] = useDebouncedValue(query.trim(), 200);
  const found = trpc.dashboard.search.useQuery(
    { q: asked },
    { enabled: asked.length >= SEARCH_FROM, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it again
  useEffect(() => box.open(), [openRequests]);

  const words = query.trim().toLowerCase();
  const places = placesFor(role).filter(({ label, hint }) =>
    `${label} ${hint ?? ''}`.toLowerCase().includes(words),
  );
  const hits = asked.length >= SEARCH_FROM && words.length >= SEARCH_FROM ? (found.data ?? []) : [];
  const isSearching = words.length >= SEARCH_FROM && (found.isFetching || asked !== query.trim());

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(60vh, 30rem)"
      classNames={{ content: 'dialog' }}
      overlayProps={{ blur: 0 }}
      returnFocus
      // Mantine puts the dialog role on the content, not on the root.
      attributes={{ content: { 'aria-label': 'Find or go to' } }}
    >
      <Spotlight.Search
        placeholder="Order number, name or email; or where to go"
        aria-label="Find or go to"
      />
      <Spotlight.ActionsList>
        {hits.length > 0 && (
          <Spotlight.ActionsGroup label="Found">
            {hits.map((hit) => (
              <Spotlight.Action
                key={`${hit.kind}-${hit.id}`}
                label={hit.kind === 'order' ? `#${hit.id} ${hit.label}` : hit.label}
                description={`${KINDS[hit.kind]}: ${hit.detail}`}
                onClick={() => void navigate(hit.href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {places.length > 0 && (
          <Spotlight.ActionsGroup label="Go to">
            {places.map((place) => (
              <Spotlight.Action
                key={place.href}
                label={place.label}
                description={place.hint}
                onClick={() => void navigate(place.href)}
              />
            ))}
            {'keyboard shortcuts'.includes(words) && (
              <Spotlight.Action label="Keyboard shortcuts" onClick={onShowShortcuts} />
            )}
          </Spotlight.ActionsGroup>
        )}
        {hits.length + places.length === 0 && (
          <Spotlight.Empty>
            {isSearching
              ? 'Searching…'
              : found.error
                ? 'The search did not work. Type it again.'
                : 'Nothing found'}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
