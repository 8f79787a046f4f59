import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { isSingleKey } from '../palette/single-key.ts';

/** The orders before and after this one, also by the keys j and k. */
export function OrderNeighbours({ id }: { id: number }) {
  const { data } = trpc.orders.neighbours.useQuery({ id });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.key === 'j' ? data?.older : event.key === 'k' ? data?.newer : null;
      if (target && isSingleKey(event)) void navigate(paths.adminOrder(target));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [data]);
  return (
    <Button.Group>
      <NeighbourLink id={data?.newer} label="Newer order" letter="k" />
      <NeighbourLink id={data?.older} label="Older order" letter="j" />
    </Button.Group>
  );
}

function NeighbourLink({ id, label, letter }: { id?: number | null; label: string; letter: string }) {
  return id ? (
    <Button component="a" variant="default" href={paths.adminOrder(id)} aria-keyshortcuts={letter}>
      {label}
    </Button>
  ) : (
    <Button variant="default" disabled>
      {label}
    </Button>
  );
}
