import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { promises } from '#src/domain/offer.ts';
import { confirmDomainInput, DOMAIN_MAX } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { openRound } from './now/project-state.ts';
import { OutsideLink, Panel, useProject, useSubmit } from './project-context.tsx';
import { WriteForm } from './talk/write-form.tsx';

export function SiteLink() {
  const { view, texts } = useProject();
  return (
    view.siteUrl && (
      <p>
        <OutsideLink href={view.siteUrl}>{texts.review.open}</OutsideLink>
      </p>
    )
  );
}

export function ApproveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { texts, api } = useProject();
  const { submit, isBusy, error } = useSubmit();
  const { confirm, done } = texts.review;
  const approve = () =>
    submit(api.approve, () => {
      onClose();
      showToast({ title: done.title, description: done.text });
    });
  return (
    <Dialog title={confirm.title} isOpen={isOpen} onClose={onClose} closeLabel={texts.page.close}>
      <SiteLink />
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

export function Changes() {
  const { view, texts, formats, api, now } = useProject();
  const [isOpen, setIsOpen] = useState(false);
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
      <Button variant="default" size="md" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
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

/** The address of the website: as asked for in the form, until the customer confirms it. */
export function DomainCard() {
  const { view, texts, formats, now } = useProject();
  const { name, confirmedAt } = view.domain;
  const [isChanging, setIsChanging] = useState(false);
  const isOver = view.stage === 'live' || view.stage === 'closed';
  if (isOver && !name) return null;
  return (
    <Panel id="domain" title={texts.domain.title}>
      {name && confirmedAt && (
        <p>
          <strong className="project-domain">{name}</strong>
          <br />
          <span className="project-dim">
            {fillText(texts.domain.confirmed, { when: formats.shortDay(confirmedAt, now) })}
          </span>
        </p>
      )}
      {isOver && !confirmedAt && <p className="project-domain">{name}</p>}
      {!isOver && !isChanging && confirmedAt && (
        <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
          {texts.domain.change}
        </Button>
      )}
      {!isOver && (isChanging || !confirmedAt) && (
        <DomainForm isChanging={isChanging} onClose={() => setIsChanging(false)} />
      )}
    </Panel>
  );
}

function DomainForm({ isChanging, onClose }: { isChanging: boolean; onClose: () => void }) {
  const { view, texts, api } = useProject();
  const { name } = view.domain;
  const draft = useStored(`project-draft:${view.orderId}:domain`, name ?? '');
  const { submit, isBusy, error, reset } = useSubmit();
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function confirm(event: FormEvent): void {
    event.preventDefault();
    const checked = confirmDomainInput.shape.domain.safeParse(draft.value);
    setIsInvalid(!checked.success);
    if (!checked.success) return field.current?.focus();
    submit(
      () => api.confirmDomain({ domain: checked.data }),
      () => {
        draft.clear();
        onClose();
        showToast({
          title: texts.domain.done.title,
          description: fillText(texts.domain.done.text, { domain: checked.data }),
        });
      },
    );
  }
  return (
    <form noValidate className="domain-form" onSubmit={confirm}>
      {!isChanging && <p>{name ? fillText(texts.domain.check, { domain: name }) : texts.domain.ask}</p>}
      <TextInput
        ref={field}
        label={texts.domain.label}
        size="md"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={DOMAIN_MAX}
        value={draft.value}
        error={isInvalid ? texts.errors.domain : error}
        autoFocus={isChanging}
        onChange={(event) => {
          draft.store(event.currentTarget.value);
          setIsInvalid(false);
          reset();
        }}
      />
      <div className="domain-actions">
        <Button type="submit" variant="outline" color="var(--green-ink)" loading={isBusy}>
          {texts.domain.confirm}
        </Button>
        {isChanging && (
          <Button
            variant="default"
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            {texts.domain.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
