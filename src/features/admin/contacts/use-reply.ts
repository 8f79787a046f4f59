import type { ContactView } from '#src/domain/contact/contact.schema.ts';
import { showActionToast } from '../shell/undo-toast.ts';
import { useContactState } from './use-contact-state.ts';

const PROMPT_MS = 20_000;

/** Runs once when this window is back in front after it was left for the email program. */
function whenBack(run: () => void): void {
  const stop = new AbortController();
  let isAway = false;
  const leave = () => {
    isAway = true;
  };
  const arrive = () => {
    if (!isAway || document.visibilityState === 'hidden') return;
    stop.abort();
    run();
  };
  addEventListener('blur', leave, { signal: stop.signal });
  addEventListener('focus', arrive, { signal: stop.signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : arrive()),
    { signal: stop.signal },
  );
}

/**
 * A reply is written elsewhere: the enquiry is in progress until somebody says it was answered.
 */
export function useReply(): (row: ContactView, isAnswered?: boolean) => void {
  const setState = useContactState();
  return (row, isAnswered = false) => {
    if (isAnswered) return setState(row, 'answered');
    const state = row.state === 'new' ? 'in_progress' : row.state;
    setState(row, state);
    if (state === 'answered') return;
    whenBack(() =>
      showActionToast(
        { title: `Have you answered ${row.name || row.email}?` },
        'Mark as answered',
        () => setState({ ...row, state }, 'answered'),
        PROMPT_MS,
      ),
    );
  };
}
