import { Button, CloseButton, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { NOTE_MAX, NOTE_MISSING } from '#src/domain/office/note/note.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { NoteKind } from '#src/domain/records.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { dismissToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { useDraft } from '../shell/drafts.ts';
import { showUndoToast } from '../shell/undo-toast.ts';
import './notes.css';

/** Private staff notes, visible in the admin area only. */
export function Notes({ kind, id }: { kind: NoteKind; id: number }) {
  const { viewer } = usePageContext();
  const utils = trpc.useUtils();
  const notes = trpc.notes.list.useQuery({ kind, id });
  const draft = useDraft(`note:${kind}:${id}`, '');
  const body = draft.value;
  const [error, setError] = useState<string | null>(null);
  const refresh = () => utils.notes.list.invalidate({ kind, id });
  const add = trpc.notes.add.useMutation();
  const keptFocus = useKeptFocus<HTMLElement>();
  const { hidden, removeSoon } = useRemoval(refresh);
  const mayRemove = (author: string) =>
    viewer?.kind === 'admin' && (viewer.role === 'owner' || viewer.username === author);

  return (
    <section className="admin-card" aria-label="Private notes" {...keptFocus}>
      <h2>Private notes</h2>
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
      <form
        noValidate
        onSubmit={onSubmit(() => {
          if (!body.trim()) return setError(NOTE_MISSING);
          add.mutate(
            { kind, id, body },
            {
              onSuccess: () => refresh().then(draft.clear),
              onError: (error) =>
                setError(
                  failureText(error, 'We couldn’t save the note. Your text is still here: try again.'),
                ),
            },
          );
        })}
      >
        <Textarea
          label="Add a note"
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          value={body}
          error={error}
          onChange={(event) => {
            draft.store(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" variant="default" mt="sm" loading={add.isPending}>
          Save note
        </Button>
      </form>
    </section>
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
