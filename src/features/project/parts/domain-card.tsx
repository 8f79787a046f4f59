import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { confirmDomainInput, DOMAIN_MAX } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Panel, useProject, useSubmit } from '../project-context.tsx';

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
