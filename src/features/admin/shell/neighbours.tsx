import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import type { Neighbours as Ids } from '#src/domain/shared/list.schema.ts';
import { isSingleKey } from '../palette/single-key.ts';

type Props = {
  /** Unknown while they are loading. */
  ids: Ids | undefined;
  /** What the page shows one of: 'order'. */
  what: string;
  pathOf: (id: number) => string;
};

/** What came before and after the thing on this page, also by the keys j and k. */
export function Neighbours({ ids, what, pathOf }: Props) {
  const [newer, older] = [ids?.newer, ids?.older].map((id) => id && pathOf(id));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.key === 'j' ? older : event.key === 'k' ? newer : null;
      if (target && isSingleKey(event)) void navigate(target);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [newer, older]);
  return (
    <Button.Group>
      <NeighbourLink href={newer} label={`Newer ${what}`} letter="k" />
      <NeighbourLink href={older} label={`Older ${what}`} letter="j" />
    </Button.Group>
  );
}

type LinkProps = { href: string | 0 | null | undefined; label: string; letter: string };

function NeighbourLink({ href, label, letter }: LinkProps) {
  return href ? (
    <Button component="a" variant="default" href={href} aria-keyshortcuts={letter}>
      {label}
    </Button>
  ) : (
    <Button variant="default" disabled>
      {label}
    </Button>
  );
}
