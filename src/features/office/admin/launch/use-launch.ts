import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import type { LaunchRowView, LaunchView } from '#src/domain/office/launch/launch.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

/** How often the delivery of a test email is looked at, in milliseconds. */
const DELIVERY_POLL_MS = 2000;

const isSending = (view: LaunchView | undefined): boolean =>
  view?.rows.some(({ id, state }) => id === 'email-delivery' && state === 'checking') ?? false;

const failed = (row: LaunchRowView): LaunchRowView => ({
  ...row,
  state: 'todo',
  found: 'This could not be checked.',
  todo: 'Check again in a minute.',
});

/** The checklist at once, and the rows that wait for name servers as soon as they are known. */
export function useLaunch() {
  const utils = trpc.useUtils();
  const [isChecking, setIsChecking] = useState(false);
  const checklist = trpc.launch.checklist.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => isSending(state.data) && DELIVERY_POLL_MS,
  });
  const lookups = trpc.launch.lookups.useQuery({});
  const rows = checklist.data?.rows.map((row) => {
    const lookedUp = lookups.data?.find(({ id }) => id === row.id);
    if (lookedUp) return lookedUp;
    return lookups.error && row.state === 'checking' && row.id !== 'email-delivery' ? failed(row) : row;
  });

  /** Resolves once the screen shows what has changed. */
  async function refresh(): Promise<void> {
    void utils.launch.progress.invalidate();
    await Promise.all([utils.launch.checklist.invalidate(), utils.launch.lookups.invalidate()]);
  }

  /** Also asks the name servers again. */
  async function checkAgain(): Promise<void> {
    setIsChecking(true);
    try {
      const [found] = await Promise.all([
        utils.client.launch.lookups.query({ again: true }),
        utils.launch.checklist.invalidate(),
      ]);
      utils.launch.lookups.setData({}, found);
      void utils.launch.progress.invalidate();
      showToast({ title: 'Everything was checked again' });
    } catch (error) {
      showErrorToast('The check did not work', error);
    } finally {
      setIsChecking(false);
    }
  }

  return { view: checklist.data, error: checklist.error, rows, isChecking, checkAgain, refresh };
}
