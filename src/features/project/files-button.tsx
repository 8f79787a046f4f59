import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { FILE_TYPES } from '#src/domain/project/file/project-file.schema.ts';

type Props = ButtonProps & { onChoose: (files: File[]) => void };

/** Chooses several files of a project; the same ones can be chosen again after an error. */
export function FilesButton({ onChoose, ...button }: Props) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={FILE_TYPES.join(',')}
      resetRef={reset}
      onChange={(files) => {
        onChoose(files);
        reset.current?.();
      }}
    >
      {(props) => <Button {...props} variant="default" {...button} />}
    </FileButton>
  );
}
