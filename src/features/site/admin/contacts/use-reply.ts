import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { showActionToast } from '#src/features/admin/shell/undo-toast.ts';
import { useContactStatus } from './use-contact-status.ts';

const PROMPT_MS = 20_000;

let stop = new AbortController();

/**
 * Runs once when this window is back in front after it was left for the email program. Only the
 * last reply counts.
 */
function whenBack(run: () => void): void {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  let isAway = false;
  const leave = () => {
    isAway = true;
  };
  const arrive = () => {
    if (!isAway || document.visibilityState === 'hidden') return;
    stop.abort();
    run();
  };
  addEventListener('blur', leave, { signal });
  addEventListener('focus', arrive, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : arrive()),
    { signal },
  );
}

/**
 * A reply is written elsewhere: the enquiry is in progress until somebody says it was answered.
 */
export function useReply(): (row: ContactView, isAnswered?: boolean) => void {
  const setStatus = useContactStatus();
  return (row, isAnswered = false) => {
    if (isAnswered) return setStatus(row, 'answered');
    const status = row.status === 'new' ? 'in_progress' : row.status;
    setStatus(row, status);
    if (status === 'answered') return;
    whenBack(() =>
      showActionToast(
        { title: `Have you answered ${row.name || row.email}?` },
        'Mark as answered',
        () => setStatus({ ...row, status }, 'answered'),
        PROMPT_MS,
      ),
    );
  };
}
