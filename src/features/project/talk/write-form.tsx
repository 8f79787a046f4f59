import './talk.css';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { UploadError } from '#src/client/upload-file.ts';
import { useStored } from '#src/client/use-stored.ts';
import { FILES_PER_MESSAGE, MESSAGE_MAX } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { FILE_BYTES_MAX, FILE_MESSAGES, FILE_TYPES } from '#src/domain/project/file/project-file.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { FilesButton } from '../files-button.tsx';
import type { UploadedFile, WrittenText } from '../project-context.tsx';
import { useProject, useSubmit } from '../project-context.tsx';

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
    submit(
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
        readOnly={isBusy}
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
        isBusy={isBusy}
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

type AttachmentsProps = {
  files: readonly UploadedFile[];
  attaching: Attaching;
  isBusy: boolean;
  onRemove: (id: number) => void;
};

function Attachments({ files, attaching, isBusy, onRemove }: AttachmentsProps) {
  const { uploads, errors, add, cancel } = attaching;
  const { texts, formats } = useProject();
  const limits = fillText(texts.files.limits, {
    count: FILES_PER_MESSAGE,
    size: formats.size(FILE_BYTES_MAX),
  });
  const row = (key: string | number, name: string, detail: string, onClick: () => void) => (
    <li key={key}>
      <span>
        {name} <small>{detail}</small>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={fillText(texts.files.remove, { name })}
        onClick={onClick}
      >
        <Icon name="close" />
      </ActionIcon>
    </li>
  );
  return (
    <div className="attachments">
      <FilesButton size="sm" disabled={isBusy} onChoose={(chosen) => void add(chosen)}>
        {texts.files.add}
      </FilesButton>
      <span className="attachments-limits">{limits}</span>
      {files.length + uploads.length > 0 && (
        <ul className="attachments-list">
          {files.map(({ id, name, sizeBytes }) => row(id, name, formats.size(sizeBytes), () => onRemove(id)))}
          {uploads.map(({ key, name, percent }) => row(`u${key}`, name, `${percent}%`, () => cancel(key)))}
        </ul>
      )}
      {uploads.map(({ key, name, percent }) => (
        <progress
          key={key}
          max={100}
          value={percent}
          aria-label={fillText(texts.files.uploading, { name, percent })}
        />
      ))}
      <p className="sr-only" role="status">
        {files.length > 0 && uploads.length === 0
          ? fillText(texts.files.ready, { name: files.at(-1)?.name ?? '' })
          : ''}
      </p>
      <div role="alert">
        {errors.map((error) => (
          <p key={error} className="form-error">
            {error}
          </p>
        ))}
      </div>
    </div>
  );
}

type Upload = { key: number; name: string; percent: number };

type Attaching = ReturnType<typeof useAttachments>;

/** Uploads chosen files one by one; those that are stored belong to the draft. */
function useAttachments(stored: readonly UploadedFile[], onStored: (file: UploadedFile) => void) {
  const { texts, formats, api } = useProject();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const count = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);
  const showProblem = (problem: FileProblem, name: string) => {
    const message = fillText(texts.files[problem], { name, size: formats.size(FILE_BYTES_MAX) });
    setErrors((now) => [...now, message]);
  };

  async function upload({ key, name }: Upload, file: File): Promise<void> {
    const signal = controllers.current.get(key)?.signal;
    if (!signal) return;
    try {
      const onProgress = (percent: number) =>
        setUploads((now) => now.map((one) => (one.key === key ? { ...one, percent } : one)));
      onStored(await api.upload(file, onProgress, signal));
    } catch (error) {
      if (!signal.aborted) showProblem(fileProblemOf(error), name);
    } finally {
      drop(key);
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setErrors([]);
    const room = FILES_PER_MESSAGE - stored.length - uploads.length;
    if (files.length > room) setErrors([fillText(texts.files.tooMany, { count: FILES_PER_MESSAGE })]);
    const queued: { upload: Upload; file: File }[] = [];
    for (const file of files.slice(0, Math.max(0, room))) {
      const problem = findFileProblem(file);
      if (problem) showProblem(problem, file.name);
      else queued.push({ upload: { key: ++count.current, name: file.name, percent: 0 }, file });
    }
    // Those that wait count towards the limit, and can be cancelled like the one that runs.
    for (const { upload } of queued) controllers.current.set(upload.key, new AbortController());
    setUploads((now) => [...now, ...queued.map((one) => one.upload)]);
    for (const one of queued) await upload(one.upload, one.file);
  }
  function drop(key: number): void {
    controllers.current.delete(key);
    setUploads((now) => now.filter((one) => one.key !== key));
  }
  function cancel(key: number): void {
    controllers.current.get(key)?.abort();
    drop(key);
  }
  return { uploads, errors, add, cancel };
}

type FileProblem = 'tooLarge' | 'wrongType' | 'tooComplex' | 'full' | 'failed';

/** Checks the declared type before the upload; the server checks the content. */
function findFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!FILE_TYPES.includes(type)) return 'wrongType';
  return size > FILE_BYTES_MAX ? 'tooLarge' : null;
}

const BY_MESSAGE: Record<string, FileProblem> = {
  [FILE_MESSAGES.type]: 'wrongType',
  [FILE_MESSAGES.size]: 'tooLarge',
  [FILE_MESSAGES.complexity]: 'tooComplex',
  [FILE_MESSAGES.full]: 'full',
};
const BY_STATUS: Record<number, FileProblem> = { 413: 'tooLarge', 415: 'wrongType' };

/** By the server's message, if the response is ours; a proxy sends a status alone. */
const fileProblemOf = (error: unknown): FileProblem =>
  (error instanceof UploadError && (BY_MESSAGE[error.message] ?? BY_STATUS[error.status ?? 0])) || 'failed';
