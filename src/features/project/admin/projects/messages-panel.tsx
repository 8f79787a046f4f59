import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import './project.css';
import {
  FILES_PER_MESSAGE,
  FILES_TOO_MANY,
  MESSAGE_MAX,
  type MessageView,
  type ProjectWork,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { ProjectFileView } from '#src/domain/project/file/project-file.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AskButton } from '#src/features/admin/dialog/question-dialog.tsx';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { useDraft } from '#src/features/admin/shell/drafts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { FilesButton } from '../../files-button.tsx';
import { EmailPreview, useShowProject } from './change-dialog.tsx';
import { uploadProjectFile } from './designs-panel.tsx';

export function MessagesPanel({ project }: { project: ProjectWork }) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <section className="project-part" aria-labelledby="messages-title">
      <h3 id="messages-title">Messages</h3>
      {project.messages.length === 0 ? (
        <Text c="dimmed">No messages yet.</Text>
      ) : (
        <MessageList messages={project.messages} />
      )}
      <div className="project-changes">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
          Write to the customer…
        </Button>
        <RevokeLink project={project} />
      </div>
      <Dialog title="Write to the customer" isOpen={isWriting} onClose={() => setIsWriting(false)} size="lg">
        <MessageForm projectId={project.id} onClose={() => setIsWriting(false)} />
      </Dialog>
    </section>
  );
}

const MESSAGES_SHOWN = 2;

function MessageList({ messages }: { messages: readonly MessageView[] }) {
  const list = (part: readonly MessageView[]) => (
    <ol className="messages">
      {part.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
  const inOrder = messages.toSorted((one, other) => one.id - other.id);
  const earlier = inOrder.slice(0, -MESSAGES_SHOWN);
  return (
    <>
      {earlier.length > 0 && (
        <Disclosure title={`Earlier messages (${earlier.length})`}>{list(earlier)}</Disclosure>
      )}
      {list(inOrder.slice(-MESSAGES_SHOWN))}
    </>
  );
}

function Message({ message }: { message: MessageView }) {
  const { kind, from, authorName, text, files, answeredAt, createdAt } = message;
  return (
    <li data-from={from}>
      <p className="message-head">
        <strong>{authorName}</strong> <span>{adminDate(createdAt)}</span>{' '}
        {kind === 'problem' && (
          <Badge tone="bad" mark="!">
            Problem
          </Badge>
        )}
        {kind === 'change_request' && (
          <Badge tone={answeredAt ? 'good' : 'wait'}>
            {answeredAt ? 'Change round, answered' : 'Change round'}
          </Badge>
        )}
      </p>
      <p className="message-text">{text}</p>
      {files.length > 0 && (
        <ul className="message-files">
          {files.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MessageForm({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const send = trpc.projects.sendMessage.useMutation({ onSuccess: useShowProject() });
  const draft = useDraft(`project-message:${projectId}`, '');
  const text = draft.value;
  const [files, setFiles] = useState<ProjectFileView[]>([]);
  const { error, setError, isBusy, attempt, edit } = useAttempt();

  async function attach(chosen: readonly File[]): Promise<void> {
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
      await send.mutateAsync({ projectId, text, fileIds });
      showToast({
        title: 'Message sent',
        description: 'It is on the project page, and in their inbox soon.',
      });
      draft.clear();
      onClose();
    });

  return (
    <DialogForm safe="Cancel" onSafe={onClose} action="Send message" isBusy={isBusy} onSubmit={submit}>
      <Text mb="md">The message appears on the project page, and they get the email below at once.</Text>
      <Textarea
        label="Message"
        withAsterisk
        autosize
        minRows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        error={error}
        onChange={edit(draft.store)}
      />
      <div className="project-changes">
        <FilesButton
          size="compact-sm"
          disabled={files.length >= FILES_PER_MESSAGE}
          onChoose={(chosen) => void attach(chosen)}
        >
          Attach files
        </FilesButton>
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
      <EmailPreview id={projectId} change="message" customerNote={text} />
    </DialogForm>
  );
}

function RevokeLink({ project: { id, linkVersion } }: { project: ProjectWork }) {
  const utils = trpc.useUtils();
  const showProject = useShowProject();
  const revoke = trpc.projects.revokeLink.useMutation({
    onSuccess(saved) {
      showProject(saved);
      showToast({
        title: 'Link revoked',
        description: 'The customer can ask for a new one on the project page.',
      });
    },
    onError: () => void utils.projects.ofOrder.invalidate(),
  });
  return (
    <AskButton
      label="Revoke the customer’s link…"
      variant="subtle"
      px="xs"
      title="Revoke the customer’s link?"
      action="Revoke link"
      safe="Cancel"
      isDangerous
      failed="The link could not be revoked. Nothing was changed: try again."
      run={() => revoke.mutateAsync({ id, linkVersion })}
    >
      The links to the project page and to the review that were sent so far stop working at once. The customer
      can ask for a new link with the order number and their email address; later emails contain it too.
    </AskButton>
  );
}
