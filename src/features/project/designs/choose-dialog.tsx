import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { promises } from '#src/domain/offer.ts';
import { type DesignView, MESSAGE_MAX } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { useProject } from '../project-context.tsx';
import { useSubmit } from '../use-submit.ts';

type Props = {
  /** Null closes the dialog. */
  design: DesignView | null;
  onClose: () => void;
};

/** Says what follows from the choice before it is made. */
export function ChooseDialog({ design, onClose }: Props) {
  const { texts } = useProject();
  return (
    <Dialog
      title={design && fillText(texts.designs.confirm.title, { title: design.title })}
      isOpen={design !== null}
      onClose={onClose}
      closeLabel={texts.page.close}
    >
      {design && <ChooseForm design={design} onClose={onClose} />}
    </Dialog>
  );
}

function ChooseForm({ design, onClose }: { design: DesignView; onClose: () => void }) {
  const { view, texts, api } = useProject();
  const draft = useStored(`project-draft:${view.orderId}:choice`, '');
  const { submit, isBusy, error } = useSubmit();
  const [isTooLong, setIsTooLong] = useState(false);

  function choose(): void {
    const note = draft.value.trim();
    setIsTooLong(note.length > MESSAGE_MAX);
    if (note.length > MESSAGE_MAX) return;
    void submit(
      () => api.chooseDesign({ designId: design.id, note: note || null }),
      () => {
        draft.clear();
        onClose();
        showToast({ title: texts.designs.done.title, description: texts.designs.done.text });
      },
    );
  }
  return (
    <>
      {/* Not the field: on a phone its keyboard would cover the dialog. */}
      <p tabIndex={-1} data-autofocus>
        {fillText(texts.designs.confirm.text, {
          hours: promises.deliveryWorkingHours,
          days: promises.deliveryWorkingDays,
        })}{' '}
        {texts.designs.confirm.later}
      </p>
      <Textarea
        label={texts.designs.confirm.note}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.value}
        error={isTooLong ? fillText(texts.errors.tooLong, { count: MESSAGE_MAX }) : null}
        onChange={(event) => draft.store(event.currentTarget.value)}
      />
      <p className="form-error" role="alert">
        {error}
      </p>
      <DialogActions safe={texts.designs.confirm.cancel} onSafe={onClose}>
        <Button loading={isBusy} onClick={choose}>
          {texts.designs.choose}
        </Button>
      </DialogActions>
    </>
  );
}
