import { Button, CloseButton, Skeleton, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import { NOTE_MISSING, type NoteKind } from '#src/domain/note/note.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useDraft } from '../shell/drafts.ts';
import './notes.css';

/** Private staff notes, visible in the admin area only. */
export function Notes({ kind, id }: { kind: NoteKind; id: number }) {
  const { viewer } = usePageContext();
  const utils = trpc.useUtils();
  const notes = trpc.notes.list.useQuery({ kind, id });
  const [body, setBody] = useState('');
  const [error, setError] = useState<string | null>(null);
  useDraft<string>(`note:${kind}:${id}`, () => (body.trim() ? body : null), setBody);
  const refresh = () => utils.notes.list.invalidate({ kind, id });
  const fail = (error: unknown) =>
    showToast({
      title: 'Note not saved',
      description: failureText(error, 'Please try again.'),
      variant: 'destructive',
    });
  const add = trpc.notes.add.useMutation({ onError: fail });
  const remove = trpc.notes.remove.useMutation({ onSuccess: refresh, onError: fail });
  const mayRemove = (author: string) =>
    viewer?.kind === 'admin' && (viewer.role === 'owner' || viewer.username === author);

  return (
    <section className="admin-card" aria-label="Private notes">
      <h2>Private notes</h2>
      {notes.isPending && <Skeleton height={40} />}
      {notes.error && (
        <Text c="red">{failureText(notes.error, 'The notes could not be loaded. Refresh the page.')}</Text>
      )}
      {notes.data?.length === 0 && <Text c="dimmed">No notes yet. Only staff can see these.</Text>}
      <ul className="notes">
        {notes.data?.map((note) => (
          <li key={note.id}>
            <p>{note.body}</p>
            <span className="alist-sub">
              {note.author}, {adminDate(note.createdAt)}
            </span>
            {mayRemove(note.author) && (
              <CloseButton
                aria-label={`Remove the note of ${note.author}`}
                onClick={() => remove.mutate({ id: note.id })}
              />
            )}
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!body.trim()) return setError(NOTE_MISSING);
          add.mutate(
            { kind, id, body },
            {
              onSuccess: () => refresh().then(() => setBody('')),
              onError: (error) => setError(failureText(error, 'Please try again.')),
            },
          );
        }}
      >
        <Textarea
          label="Add a note"
          autosize
          minRows={2}
          maxLength={2000}
          value={body}
          error={error}
          onChange={(event) => {
            setBody(event.currentTarget.value);
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
