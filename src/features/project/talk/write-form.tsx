import './talk.css';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { MESSAGE_MAX } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { openRound } from '../now/project-state.ts';
import { useProject, useSubmit } from '../project-context.tsx';
import type { UploadedFile, WrittenText } from '../use-project-data.ts';
import { Attachments, useAttachments } from './attachments.tsx';

type Draft = { text: string; files: UploadedFile[] };
const EMPTY: Draft = { text: '', files: [] };

type Props = {
  /** Of the draft: each form keeps its own. */
  name: 'message' | 'changes' | 'problem';
  label: string;
  hint?: string;
  button: string;
  done: { title: string; text: string };
  onSend: (written: WrittenText) => Promise<unknown>;
  onSent?: () => void;
  /** The form was opened by a button: its field takes the focus. */
  autoFocus?: boolean;
  isMain?: boolean;
};

/** Text and files for the shop: messages, changes and problems. */
export function WriteForm({ name, label, hint, button, done, onSend, onSent, autoFocus, isMain }: Props) {
  const { view, texts } = useProject();
  const draft = useStored(`project-draft:${view.orderId}:${name}`, EMPTY);
  const latest = useRef(draft);
  latest.current = draft;
  const { text, files } = draft.value;
  const { submit, isBusy, error: failure } = useSubmit();
  const [invalid, setInvalid] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const attaching = useAttachments(files, (file) => {
    const { value, store } = latest.current;
    store({ ...value, files: [...value.files, file] });
  });

  const isUploading = attaching.uploads.length > 0;

  function reject(message: string): void {
    setInvalid(message);
    field.current?.focus();
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    const written = text.trim();
    if (!written) return reject(texts.errors.text);
    if (written.length > MESSAGE_MAX) return reject(fillText(texts.errors.tooLong, { count: MESSAGE_MAX }));
    if (isUploading) return setInvalid(texts.files.wait);
    setInvalid(null);
    void submit(
      () => onSend({ text: written, fileIds: files.map(({ id }) => id) }),
      () => {
        draft.clear();
        showToast({ title: done.title, description: done.text });
        onSent?.();
      },
    );
  }
  return (
    <form className="write-form" noValidate onSubmit={send}>
      <Textarea
        ref={field}
        label={label}
        description={hint}
        autosize
        minRows={3}
        maxRows={14}
        value={text}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        error={invalid === texts.files.wait && !isUploading ? null : invalid}
        onChange={(event) => draft.store({ ...draft.value, text: event.currentTarget.value })}
      />
      <Attachments
        files={files}
        attaching={attaching}
        onRemove={(id) => draft.store({ ...draft.value, files: files.filter((file) => file.id !== id) })}
      />
      <p className="form-error" role="alert">
        {failure}
      </p>
      <div className="write-form-foot">
        <Button type="submit" variant={isMain ? 'filled' : 'outline'} loading={isBusy}>
          {button}
        </Button>
        {text && <small>{texts.draft}</small>}
      </div>
    </form>
  );
}

/** Asks for one round of changes, or shows the round that the shop is working on. */
export function Changes() {
  const { view, texts, formats, api, now } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Focus returns to the button when the form closes.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const round = openRound(view);
  if (round)
    return (
      <div className="changes-open">
        <h3>{texts.changes.openTitle}</h3>
        <blockquote>{round.text}</blockquote>
        <p>{fillText(texts.changes.openText, { when: formats.moment(round.createdAt, now) })}</p>
      </div>
    );
  if (!view.actions.includes('request_changes')) return null;
  return (
    <div className="changes">
      <Button
        ref={opener}
        variant="default"
        size="md"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.changes.button}
      </Button>
      {isOpen && (
        <WriteForm
          name="changes"
          label={texts.changes.label}
          hint={texts.changes.hint}
          button={texts.changes.send}
          done={texts.changes.done}
          autoFocus
          isMain
          onSend={api.requestChanges}
          onSent={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
