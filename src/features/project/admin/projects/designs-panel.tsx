import './project.css';
import { Alert, Button, FileButton, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { UploadError, uploadFile } from '#src/client/upload-file.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import {
  DESIGN_LINK_MAX,
  DESIGN_NOTE_MAX,
  DESIGN_TITLE_MAX,
  type DesignView,
} from '#src/domain/project/design/design.schema.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  FILE_NAME_MAX,
  FILE_TYPES,
  type FilePurpose,
  type ProjectFileView,
} from '#src/domain/project/file/project-file.schema.ts';
import { attemptFailure, useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { FilesButton } from '../../files-button.tsx';
import { useShowProject } from './change-dialog.tsx';

/** `Calm_home-page.png` -> `Calm home page`. */
const titleOf = (fileName: string): string =>
  fileName
    .slice(0, FILE_NAME_MAX)
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, DESIGN_TITLE_MAX) || 'Design';

export function DesignsPanel({ project }: { project: ProjectWork }) {
  const { id: projectId, drafts, sent } = project;
  const [edited, setEdited] = useState<EditedDesign | null>(null);
  const keptFocus = useKeptFocus<HTMLElement>();
  const isDesigning = project.stage === 'designing';
  if (!isDesigning && drafts.length + sent.length === 0) return null;
  return (
    <section className="project-part" aria-label="Designs" {...keptFocus}>
      {isDesigning && <h3>Designs</h3>}
      {drafts.length > 0 && (
        <ol className="drafts">
          {drafts.map((design, index) => (
            <Draft
              key={design.id}
              {...{ design, projectId }}
              isFirst={index === 0}
              isLast={index === drafts.length - 1}
              onEdit={() => setEdited(design)}
            />
          ))}
        </ol>
      )}
      {isDesigning && <AddDesigns projectId={projectId} onLink={() => setEdited(NEW_LINK)} />}
      {sent.length > 0 && (
        <Disclosure title={`Sent designs (${sent.length})`}>
          <ul className="drafts">
            {sent.map((design) => (
              <DesignItem key={design.id} design={design}>
                <span className="alist-sub">
                  Round {design.round}
                  {design.isChosen && ', chosen'}
                </span>
              </DesignItem>
            ))}
          </ul>
        </Disclosure>
      )}
      <Dialog
        title={edited?.id === null ? 'Add a link' : 'Edit the design'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited && <DesignForm projectId={projectId} design={edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </section>
  );
}

function AddDesigns({ projectId, onLink }: { projectId: number; onLink: () => void }) {
  const save = trpc.projects.saveDesign.useMutation({ onSuccess: useShowProject() });
  const [busy, setBusy] = useState<string | null>(null);
  const [errors, setErrors] = useState<string[]>([]);

  async function add(files: readonly File[]): Promise<void> {
    setErrors([]);
    for (const file of files) {
      setBusy(file.name);
      try {
        const { id } = await uploadProjectFile(projectId, 'design', file);
        const title = titleOf(file.name);
        await save.mutateAsync({ projectId, id: null, title, note: null, fileId: id, link: null });
      } catch (error) {
        const reason = attemptFailure(error);
        setErrors((known) => [...known, `${file.name}: ${reason}`]);
      }
    }
    setBusy(null);
  }
  return (
    <>
      <div className="project-changes">
        <FilesButton loading={busy !== null} onChoose={(files) => void add(files)}>
          Add designs
        </FilesButton>
        <Button variant="default" aria-haspopup="dialog" onClick={onLink}>
          Add a link…
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt={6} role="status">
        {busy ? `Uploading ${busy}…` : 'Pictures or PDF files, up to 10 MB each. Nothing is sent yet.'}
      </Text>
      {errors.length > 0 && (
        <Alert color="red" role="alert" mt="sm">
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

type DraftProps = {
  design: DesignView;
  projectId: number;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
};

function Draft({ design, projectId, isFirst, isLast, onEdit }: DraftProps) {
  const { id, title } = design;
  const utils = trpc.useUtils();
  const options = {
    onSuccess: useShowProject(),
    onError: () => void utils.projects.ofOrder.invalidate(),
  };
  const move = trpc.projects.moveDesign.useMutation(options);
  const remove = trpc.projects.removeDesign.useMutation(options);
  const button = (label: string, onClick: () => void, isOff = false) => (
    <Button
      size="compact-sm"
      variant="default"
      data-disabled={isOff}
      aria-label={`${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <DesignItem design={design}>
      <div className="draft-actions">
        {button('Edit…', onEdit)}
        {button('Up', () => move.mutate({ projectId, id, by: -1 }), isFirst)}
        {button('Down', () => move.mutate({ projectId, id, by: 1 }), isLast)}
        {button('Remove', () => remove.mutate({ projectId, id }))}
      </div>
    </DesignItem>
  );
}

function DesignItem({ design, children }: { design: DesignView; children: ReactNode }) {
  return (
    <li>
      <DesignPicture design={design} />
      <div>
        <strong>{design.title}</strong>
        {design.note && <span className="alist-sub">{design.note}</span>}
        {children}
      </div>
    </li>
  );
}

function DesignPicture({ design: { title, kind, file, link } }: { design: DesignView }) {
  const address = file?.url ?? link ?? '';
  const name = kind === 'pdf' ? 'PDF' : kind === 'link' ? 'Link' : 'Picture';
  return (
    <a
      className="design-picture"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open “${title}” (${name}, in a new tab)`}
    >
      {file?.thumbnailUrl ? (
        <img src={file.thumbnailUrl} alt="" width={96} height={72} loading="lazy" />
      ) : (
        <span>{name}</span>
      )}
    </a>
  );
}

type EditedDesign = Pick<DesignView, 'title' | 'note' | 'link' | 'file'> & { id: number | null };
const NEW_LINK: EditedDesign = { id: null, title: '', note: null, link: '', file: null };

type FormProps = { projectId: number; design: EditedDesign; onClose: () => void };

function DesignForm({ projectId, design, onClose }: FormProps) {
  const save = trpc.projects.saveDesign.useMutation({ onSuccess: useShowProject() });
  const [title, setTitle] = useState(design.title);
  const [note, setNote] = useState(design.note ?? '');
  const [link, setLink] = useState(design.link ?? '');
  const [file, setFile] = useState<File | null>(null);
  const { error, isBusy, attempt } = useAttempt();

  const submit = () =>
    attempt(async () => {
      const uploaded = file && (await uploadProjectFile(projectId, 'design', file));
      await save.mutateAsync({
        projectId,
        id: design.id,
        title,
        note: note.trim() || null,
        fileId: uploaded?.id ?? design.file?.id ?? null,
        link: design.file ? null : link,
      });
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

/** @throws UploadError */
export async function uploadProjectFile(
  projectId: number,
  purpose: FilePurpose,
  file: File,
): Promise<ProjectFileView> {
  if (file.size > FILE_BYTES_MAX) throw new UploadError(FILE_MESSAGES.size);
  return uploadFile({
    url: `${apiPaths.staffProjectFiles}/${projectId}?purpose=${purpose}`,
    field: 'file',
    file,
    failed: FILE_MESSAGES.failed,
  });
}
