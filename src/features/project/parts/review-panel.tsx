import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { promises } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { openRound } from '../now/project-state.ts';
import { OutsideLink, Panel, useProject, useSubmit } from '../project-context.tsx';
import { WriteForm } from '../talk/write-form.tsx';

/** The finished website: look at it, then approve it above or ask for changes here. */
export function ReviewPanel() {
  const { view, texts } = useProject();
  return (
    <Panel id="review" title={texts.review.title}>
      {view.siteUrl && (
        <p>
          <OutsideLink href={view.siteUrl}>{texts.review.open}</OutsideLink>
        </p>
      )}
      <Changes />
    </Panel>
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
        <Button loading={isBusy} onClick={approve}>
          {texts.next.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks for one round of changes, or shows the round that the shop is working on. */
export function Changes() {
  const { view, texts, formats, api, now } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Focus returns to the button when the form closes.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const round = openRound(view);
  if (round)
    return (
      <div className="changes-open">
        <h3>{texts.changes.openTitle}</h3>
        <blockquote>{round.text}</blockquote>
        <p>{fillText(texts.changes.openText, { when: formats.moment(round.createdAt, now) })}</p>
      </div>
    );
  if (!view.actions.includes('request_changes')) return null;
  return (
    <div className="changes">
      <Button
        ref={opener}
        variant="default"
        size="md"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.changes.button}
      </Button>
      {isOpen && (
        <WriteForm
          name="changes"
          label={texts.changes.label}
          hint={texts.changes.hint}
          button={texts.changes.send}
          done={texts.changes.done}
          autoFocus
          isMain
          onSend={api.requestChanges}
          onSent={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
