import { Button } from '@mantine/core';
import { promises } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { OutsideLink, useProject, useSubmit } from '../project-context.tsx';
import { Changes } from '../talk/write-form.tsx';

/** The finished website: look at it, then approve it above or ask for changes here. */
export function ReviewPanel() {
  const { view, texts } = useProject();
  return (
    <section className="panel" aria-labelledby="review">
      <h2 id="review" tabIndex={-1}>
        {texts.review.title}
      </h2>
      {view.siteUrl && (
        <p>
          <OutsideLink href={view.siteUrl}>{texts.review.open}</OutsideLink>
        </p>
      )}
      <Changes />
    </section>
  );
}

export function ApproveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { view, texts, api } = useProject();
  const { submit, isBusy, error } = useSubmit();
  const { confirm, done } = texts.review;
  const approve = () =>
    submit(api.approve, () => {
      onClose();
      showToast({ title: done.title, description: done.text });
    });
  return (
    <Dialog title={confirm.title} isOpen={isOpen} onClose={onClose} closeLabel={texts.page.close}>
      {view.siteUrl && (
        <p>
          <OutsideLink href={view.siteUrl}>{texts.review.open}</OutsideLink>
        </p>
      )}
      <p>{fillText(confirm.text, { months: promises.supportMonths })}</p>
      <p className="form-error" role="alert">
        {error}
      </p>
      <DialogActions safe={confirm.cancel} onSafe={onClose}>
        <Button loading={isBusy} onClick={() => void approve()}>
          {texts.next.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
