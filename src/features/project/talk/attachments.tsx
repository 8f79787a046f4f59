import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import {
  FILE_BYTES_MAX,
  FILE_TYPES,
  FILES_PER_MESSAGE,
} from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import type { UploadedFile } from '../project-api.ts';
import { useProject } from '../project-context.tsx';
import type { Attaching } from './use-attachments.ts';

type Props = {
  files: readonly UploadedFile[];
  attaching: Attaching;
  onRemove: (id: number) => void;
};

/** Files of a message that is being written, with the progress of their upload. */
export function Attachments({ files, attaching: { uploads, errors, add, cancel }, onRemove }: Props) {
  const { texts, formats } = useProject();
  const reset = useRef<() => void>(null);
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
      <FileButton
        multiple
        accept={FILE_TYPES.join(',')}
        resetRef={reset}
        onChange={(chosen) => {
          void add(chosen);
          // The same file can be chosen again after an error.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button {...props} variant="default" size="sm">
            {texts.files.add}
          </Button>
        )}
      </FileButton>
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
