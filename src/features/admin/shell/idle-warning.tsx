import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { sessionLeftMs, trpc } from '#src/client/trpc.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { keepPath, leaveToLogin } from './login-return.ts';

/** A session ends after 30 idle minutes. WCAG 2.2.1: warn before, and extend with one key. */
const WARN_MS = 2 * MINUTE_MS;
const CHECK_MS = 1000;

type State = 'active' | 'ending' | 'ended';
const stateNow = (): State => {
  const left = sessionLeftMs();
  if (left === null || left > WARN_MS) return 'active';
  return left > 0 ? 'ending' : 'ended';
};

export function IdleWarning() {
  const [state, setState] = useState<State>('active');
  const [cannotExtend, setCannotExtend] = useState(false);
  const utils = trpc.useUtils();
  useEffect(() => {
    // Reads the clock each time: timers stop while a laptop sleeps.
    const check = () => setState(stateNow());
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  useEffect(() => {
    if (state === 'active') setCannotExtend(false);
    if (state !== 'ended') return;
    // The server decides: another browser's clock, or another tab, may know better.
    void utils.session.current.fetch(undefined, { staleTime: 0 }).then(
      ({ kind }) => {
        if (kind === 'admin') return setState(stateNow());
        keepPath();
        leaveToLogin();
      },
      () => setState(stateNow()),
    );
  }, [state, utils]);

  /** Any call extends the session, except beyond its absolute end. */
  async function extend(): Promise<void> {
    await utils.session.current.fetch(undefined, { staleTime: 0 }).catch(() => null);
    const next = stateNow();
    setState(next);
    setCannotExtend(next === 'ending');
  }

  return (
    <Dialog title="Still there?" isOpen={state === 'ending'} onClose={() => void extend()}>
      <Text>
        {cannotExtend
          ? 'Your session has reached its longest time. Save your work now: you will be signed out in less than two minutes.'
          : 'You will be signed out in less than two minutes, because nothing has happened for a while. Anything you haven’t saved may be lost.'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={() => void extend()}>
          Stay signed in
        </Button>
      </Group>
    </Dialog>
  );
}
