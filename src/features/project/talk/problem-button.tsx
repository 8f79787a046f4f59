import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { useProject } from '../project-context.tsx';
import { WriteForm } from './write-form.tsx';

export function ProblemButton() {
  const { texts, api } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.problem.button}
      </Button>
      <Dialog
        title={texts.problem.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={texts.page.close}
        size="lg"
      >
        <WriteForm
          name="problem"
          label={texts.problem.label}
          hint={texts.problem.hint}
          button={texts.problem.send}
          done={texts.problem.done}
          autoFocus
          isMain
          onSend={(written) => api.sendMessage({ ...written, kind: 'problem' })}
          onSent={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
