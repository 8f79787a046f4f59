import { Button, FileButton, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  FILE_TYPES,
  FILES_PER_MESSAGE,
  FILES_TOO_MANY,
  MESSAGE_MAX,
  type ProjectFileView,
} from '#src/domain/project/project/customer-page.schema.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { MessageEmail } from './email-preview.tsx';
import { uploadProjectFile } from './upload-project-file.ts';

type Props = { projectId: number; isOpen: boolean; onClose: () => void };

/** A message to the customer, with the email that announces it. */
export function MessageDialog({ projectId, isOpen, onClose }: Props) {
  return (
    <Dialog title="Write to the customer" isOpen={isOpen} onClose={onClose} size="lg">
      {isOpen && <MessageForm {...{ projectId, onClose }} />}
    </Dialog>
  );
}

function MessageForm({ projectId, onClose }: Omit<Props, 'isOpen'>) {
  const utils = trpc.useUtils();
  const send = trpc.projectMessages.send.useMutation();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<ProjectFileView[]>([]);
  const { error, setError, isBusy, attempt } = useAttempt();
  const reset = useRef<() => void>(null);

  async function attach(chosen: readonly File[]): Promise<void> {
    // The same file can be chosen again after an error.
    reset.current?.();
    const room = FILES_PER_MESSAGE - files.length;
    await attempt(async () => {
      for (const file of chosen.slice(0, room)) {
        const uploaded = await uploadProjectFile(projectId, 'attachment', file);
        setFiles((known) => [...known, uploaded]);
      }
    });
    if (chosen.length > room) setError((failure) => failure ?? FILES_TOO_MANY);
  }
  const submit = () =>
    attempt(async () => {
      const fileIds = files.map(({ id }) => id);
      const saved = await send.mutateAsync({ projectId, text, fileIds });
      utils.projectMessages.list.setData({ projectId }, saved);
      showToast({
        title: 'Message sent',
        description: 'It is on the project page, and in their inbox soon.',
      });
      onClose();
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text mb="md">The message appears on the project page, and they get the email below at once.</Text>
      <Textarea
        label="Message"
        withAsterisk
        autosize
        minRows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className="project-changes">
        <FileButton
          multiple
          accept={FILE_TYPES.join(',')}
          resetRef={reset}
          onChange={(chosen) => void attach(chosen)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-sm"
              disabled={files.length >= FILES_PER_MESSAGE}
            >
              Attach files
            </Button>
          )}
        </FileButton>
        {files.map(({ id, name }) => (
          <Button
            key={id}
            variant="subtle"
            size="compact-sm"
            aria-label={`Remove ${name}`}
            onClick={() => setFiles((known) => known.filter((file) => file.id !== id))}
          >
            {name} ×
          </Button>
        ))}
      </div>
      <MessageEmail projectId={projectId} text={text} />
      <DialogActions safe="Cancel" onSafe={onClose}>
        <Button type="submit" loading={isBusy}>
          Send message
        </Button>
      </DialogActions>
    </form>
  );
}
