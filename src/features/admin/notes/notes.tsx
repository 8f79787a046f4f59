import { Button, CloseButton, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { NOTE_MAX, NOTE_MISSING } from '#src/domain/office/note/note.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { NoteKind } from '#src/domain/records.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { dismissToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { useAttempt } from '../dialog/use-attempt.ts';
import { runSerially } from '../list/row-change.ts';
import { AdminCard } from '../shell/admin-page.tsx';
import { useDraft } from '../shell/drafts.ts';
import { showUndoToast } from '../shell/undo-toast.ts';
import './notes.css';

const NOT_SAVED = 'We couldn’t save the note. Your text is still here: try again.';

/** Private staff notes, visible in the admin area only. */
export function Notes({ kind, id }: { kind: NoteKind; id: number }) {
  const { viewer } = usePageContext();
  const utils = trpc.useUtils();
  const notes = trpc.notes.list.useQuery({ kind, id });
  const draft = useDraft(`note:${kind}:${id}`, '');
  const body = draft.value;
  const { error, setError, isBusy, attempt, edit } = useAttempt(NOT_SAVED);
  const refresh = () => utils.notes.list.invalidate({ kind, id });
  const add = trpc.notes.add.useMutation();
  const save = () =>
    attempt(async () => {
      await add.mutateAsync({ kind, id, body });
      await refresh();
      draft.clear();
    });
  const keptFocus = useKeptFocus<HTMLElement>();
  const { hidden, removeSoon } = useRemoval(refresh);
  const mayRemove = (author: string) =>
    viewer?.kind === 'admin' && (viewer.role === 'owner' || viewer.username === author);

  return (
    <AdminCard title="Private notes" {...keptFocus}>
      <Loaded query={notes} failed="The notes could not be loaded." height={40}>
        {(all) => {
          const shown = all.filter((note) => !hidden.has(note.id));
          if (shown.length === 0)
            return (
              <Text c="dimmed" mb="md">
                No notes yet. Only staff can see these.
              </Text>
            );
          return (
            <ul className="notes">
              {shown.map((note) => (
                <li key={note.id}>
                  <p>{note.body}</p>
                  <span className="alist-sub">
                    {note.author}, {adminDate(note.createdAt)}
                  </span>
                  {mayRemove(note.author) && (
                    <CloseButton
                      aria-label={`Remove the note of ${note.author}`}
                      onClick={() => removeSoon(note.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <form noValidate onSubmit={onSubmit(() => (body.trim() ? save() : setError(NOTE_MISSING)))}>
        <Textarea
          label="Add a note"
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          value={body}
          error={error}
          onChange={edit(draft.store)}
        />
        <Button type="submit" variant="default" mt="sm" loading={isBusy}>
          Save note
        </Button>
      </form>
    </AdminCard>
  );
}

/** A call that outlives the page. */
const removeOnLeave = (id: number) =>
  navigator.sendBeacon(
    `${apiPaths.trpc}/notes.remove`,
    new Blob([JSON.stringify({ id })], { type: 'application/json' }),
  );

/** Hides a note at once and removes it when the toast with Undo or the page has gone. */
function useRemoval(refresh: () => Promise<unknown>) {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const show = (id: number) => setHidden((now) => new Set([...now].filter((other) => other !== id)));
  const remove = trpc.notes.remove.useMutation({
    ...runSerially('notes'),
    onSuccess: refresh,
    onError(error, { id }) {
      show(Number(id));
      showErrorToast('Note not removed', error);
    },
  });
  function removeSoon(id: number): void {
    setHidden((now) => new Set([...now, id]));
    const waiting = new AbortController();
    const { signal } = waiting;
    const finish = (then: (id: number) => unknown) => {
      if (!signal.aborted) then(id);
      waiting.abort();
    };
    const leave = () => {
      finish(removeOnLeave);
      // The browser may show this page again: Undo would be too late.
      dismissToast();
    };
    window.addEventListener('pagehide', leave, { signal });
    showUndoToast(
      { title: 'Note removed' },
      () => finish(show),
      () => finish(() => remove.mutate({ id })),
    );
  }
  return { hidden, removeSoon };
}
