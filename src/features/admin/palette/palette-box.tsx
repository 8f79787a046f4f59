import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { trpc } from '#src/client/trpc.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { showFormNotSent, showFormSent } from './form-sent-toast.ts';
import { placesFor } from './shortcut-list.tsx';
import { type OrderHit, splitVerb, type Verb, verbsFor } from './verbs.ts';

const [store, box] = createSpotlight();
const KINDS = {
  order: 'Order',
  affiliate: 'Affiliate',
  contact: 'Enquiry',
  confirmation: 'Order form',
} as const;
const VERB_LABELS: Record<Verb, (hit: OrderHit) => string> = {
  send: (hit) => `Send form link to ${hit.label}`,
  cancel: (hit) => `Cancel order #${hit.id}…`,
  open: (hit) => `Open order #${hit.id}`,
};
const SEARCH_FROM = 2;
/** In pixels. The list is limited in palette.css, so that field and keys always fit. */
const MAX_HEIGHT = 640;

/** Spotlight marks the selected action in the DOM, and only when the query changes. */
function selectFirst(): HTMLElement | null {
  const list = document.getElementById(store.getState().listId);
  const first = list?.querySelector<HTMLElement>('[data-action]') ?? null;
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  first?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: 0 });
  return first;
}

type Item = { key: string; label: string; hint?: string; letter?: string; run: () => void };
type Group = { label: string; items: Item[] };
type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** What was typed since the request to open; ends in a line break for Enter. */
  takeTyped: () => string;
  role: AdminRole;
  onShowShortcuts: () => void;
};

export function PaletteBox({ isOpen, onClose, takeTyped, role, onShowShortcuts }: Props) {
  const [query, setQuery] = useState('');
  const { groups, isSearching, hasFailed } = useResults(query, role, onShowShortcuts);
  useEffect(() => (isOpen ? box.open() : box.close()), [isOpen]);

  const items = groups.flatMap((group) => group.items);
  const keys = items.map(({ key }) => key).join(' ');
  // Enter pressed before the search has answered opens its first result.
  const isEnterWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new list of results
  useEffect(() => {
    const first = selectFirst();
    if (isSearching || !isEnterWaiting.current) return;
    isEnterWaiting.current = false;
    first?.click();
  }, [keys, isSearching]);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={(next) => {
        isEnterWaiting.current = false;
        setQuery(next);
      }}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={MAX_HEIGHT}
      classNames={{ content: 'dialog' }}
      overlayProps={{ blur: 0 }}
      returnFocus
      // Mantine puts the dialog role on the content, not on the root.
      attributes={{ content: { 'aria-label': 'Find or go to' } }}
    >
      <Spotlight.Search
        placeholder="Order number, name or email; or where to go"
        aria-label="Find or go to"
        onFocus={() => {
          const typed = takeTyped();
          if (typed.trim() === '') return;
          setQuery(typed.trimEnd());
          isEnterWaiting.current = typed.endsWith('\n');
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && items.length === 0) isEnterWaiting.current = isSearching;
        }}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, items: own }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {own.map(({ key, letter, run, ...item }) => (
              <Spotlight.Action
                key={key}
                label={item.label}
                description={item.hint}
                rightSection={letter && <Key>{letter}</Key>}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {items.length === 0 && (
          <Spotlight.Empty>
            {isSearching
              ? 'Searching…'
              : hasFailed
                ? 'We couldn’t search. Change the text to try again.'
                : 'Nothing found'}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
      <Spotlight.Footer className="palette-keys">
        <span>
          <Key>↑</Key> <Key>↓</Key> choose
        </span>
        <span>
          <Key>Enter</Key> open
        </span>
        <span>
          <Key>Esc</Key> close
        </span>
        <span>type “send” or “cancel” and a name to act on an order</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

const Key = ({ children }: { children: ReactNode }) => <kbd className="palette-key">{children}</kbd>;

function useResults(query: string, role: AdminRole, onShowShortcuts: () => void) {
  const run = useVerb();
  const { verb, words } = splitVerb(query.trim());
  const [asked] = useDebouncedValue(words, 200);
  const canSearch = words.length >= SEARCH_FROM;
  const found = trpc.dashboard.search.useQuery(
    { q: asked },
    { enabled: asked.length >= SEARCH_FROM, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  const hits = canSearch && asked.length >= SEARCH_FROM ? (found.data ?? []) : [];
  const isSearching = canSearch && (found.isFetching || asked !== words);

  const typed = query.trim().toLowerCase();
  const go = (href: string) => () => void navigate(href);
  const places: Item[] = placesFor(role)
    .filter(({ label, hint }) => `${label} ${hint ?? ''}`.toLowerCase().includes(typed))
    .map((place) => ({ ...place, key: place.href, run: go(place.href) }));
  if (typed !== '' && 'keyboard shortcuts'.includes(typed))
    places.push({ key: '?', label: 'Keyboard shortcuts', letter: '?', run: onShowShortcuts });

  const act = (hit: OrderHit, chosen: Verb): Item => ({
    key: `${chosen}-${hit.id}`,
    label: VERB_LABELS[chosen](hit),
    run: () => run(chosen, hit),
  });
  const orders = hits.filter(({ kind }) => kind === 'order');
  const actions: Item[] = verb
    ? orders.filter((hit) => verbsFor(hit).includes(verb)).map((hit) => act(hit, verb))
    : orders.slice(0, 1).flatMap((hit) =>
        verbsFor(hit)
          .filter((one) => one !== 'open')
          .map((one) => act(hit, one)),
      );
  const rows: Item[] = hits.map((hit) => ({
    key: `${hit.kind}-${hit.id}`,
    label: hit.kind === 'order' ? `#${hit.id} ${hit.label}` : hit.label,
    hint: `${KINDS[hit.kind]}: ${hit.detail}`,
    run: go(hit.href),
  }));
  const doGroup = { label: 'Do', items: actions };
  const foundGroup = { label: 'Found', items: rows };
  const placeGroup = { label: 'Go to', items: places };
  // The name of a screen, typed from its beginning, means the screen.
  const isPlace = typed !== '' && places.some(({ label }) => label.toLowerCase().startsWith(typed));
  const groups: Group[] = verb
    ? [doGroup, foundGroup, placeGroup]
    : isPlace
      ? [placeGroup, foundGroup, doGroup]
      : [foundGroup, doGroup, placeGroup];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching,
    hasFailed: found.error !== null,
  };
}

/** Runs an action on a found order; cancelling asks on the order's page first. */
function useVerb(): (verb: Verb, hit: OrderHit) => void {
  const utils = trpc.useUtils();
  const send = trpc.orders.sendForm.useMutation({
    onSuccess: showFormSent,
    onError: showFormNotSent,
    onSettled(_saved, _error, { id }) {
      void utils.orders.invalidate();
      void utils.orderDetail.get.invalidate({ id: Number(id) });
      void utils.dashboard.invalidate();
    },
  });
  return (verb, hit) => {
    if (verb === 'send') send.mutate({ id: hit.id });
    else void navigate(verb === 'cancel' ? `${hit.href}?ask=cancel` : hit.href);
  };
}
