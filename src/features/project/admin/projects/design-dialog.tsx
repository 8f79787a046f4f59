import { Button, FileButton, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { type DesignView, FILE_TYPES } from '#src/domain/project/project/customer-page.schema.ts';
import {
  DESIGN_LINK_MAX,
  DESIGN_NOTE_MAX,
  DESIGN_TITLE_MAX,
} from '#src/domain/project/project/project-designs.schema.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { uploadProjectFile } from './upload-project-file.ts';

export type EditedDesign = Pick<DesignView, 'title' | 'note' | 'link' | 'file'> & { id: number | null };
export const NEW_LINK: EditedDesign = { id: null, title: '', note: null, link: '', file: null };

type Props = { projectId: number; design: EditedDesign | null; onClose: () => void };

export function DesignDialog({ projectId, design, onClose }: Props) {
  return (
    <Dialog
      title={design?.id === null ? 'Add a link' : 'Edit the design'}
      isOpen={design !== null}
      onClose={onClose}
    >
      {design && <DesignForm {...{ projectId, design, onClose }} />}
    </Dialog>
  );
}

function DesignForm({ projectId, design, onClose }: Props & { design: EditedDesign }) {
  const utils = trpc.useUtils();
  const save = trpc.projectDesigns.save.useMutation();
  const [title, setTitle] = useState(design.title);
  const [note, setNote] = useState(design.note ?? '');
  const [link, setLink] = useState(design.link ?? '');
  const [file, setFile] = useState<File | null>(null);
  const { error, isBusy, attempt } = useAttempt();

  const submit = () =>
    attempt(async () => {
      const uploaded = file && (await uploadProjectFile(projectId, 'design', file));
      const saved = await save.mutateAsync({
        projectId,
        id: design.id,
        title,
        note: note.trim() || null,
        fileId: uploaded?.id ?? design.file?.id ?? null,
        link: design.file ? null : link,
      });
      utils.projectDesigns.list.setData({ projectId }, saved);
      onClose();
    });
  return (
    <DialogForm safe="Cancel" onSafe={onClose} action="Save" isBusy={isBusy} onSubmit={submit}>
      <TextInput
        label="Title"
        withAsterisk
        mb="md"
        maxLength={DESIGN_TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {!design.file && (
        <TextInput
          label="Address"
          description="Of a video or a prototype, for example in Figma."
          placeholder="https://"
          inputMode="url"
          withAsterisk
          mb="md"
          maxLength={DESIGN_LINK_MAX}
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      )}
      <Textarea
        label="Note to the customer"
        description="Shown with the design and in the email."
        autosize
        minRows={2}
        maxLength={DESIGN_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {design.file && (
        <div className="project-changes">
          <FileButton accept={FILE_TYPES.join(',')} onChange={setFile}>
            {(props) => (
              <Button {...props} variant="default">
                Replace the file
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {file?.name ?? design.file.name}
          </Text>
        </div>
      )}
      {error && (
        <Text c="var(--berry)" mt="sm" role="alert">
          {error}
        </Text>
      )}
    </DialogForm>
  );
}
