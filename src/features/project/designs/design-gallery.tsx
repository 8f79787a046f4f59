import './designs.css';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { promises } from '#src/domain/offer.ts';
import { type DesignView, MESSAGE_MAX } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { Panel, useProject, useSubmit } from '../project-context.tsx';
import { DesignLink, DesignViewer } from './design-viewer.tsx';

/** The designs of the latest round side by side; those of earlier rounds are folded. */
export function DesignGallery() {
  const { view, texts } = useProject();
  const [viewedId, setViewedId] = useState<number | null>(null);
  const [askedId, setAskedId] = useState<number | null>(null);
  const latest = Math.max(...view.designs.map(({ round }) => round));
  const current = view.designs.filter(({ round }) => round === latest);
  const rounds = Map.groupBy(
    view.designs.filter(({ round }) => round !== latest),
    ({ round }) => round,
  );
  // The chosen design comes first: on a phone the others are beside it.
  current.sort((a, b) => Number(b.isChosen) - Number(a.isChosen));
  const canChoose = view.actions.includes('choose_design');
  const byId = (id: number | null) => view.designs.find((design) => design.id === id) ?? null;
  const viewed = byId(viewedId);

  function ask(design: DesignView): void {
    setViewedId(null);
    setAskedId(design.id);
  }
  const cards = (designs: DesignView[]) => (
    <ul className="designs" data-count={designs.length}>
      {designs.map((design) => (
        <DesignCard
          key={design.id}
          design={design}
          onView={() => setViewedId(design.id)}
          onChoose={canChoose ? () => ask(design) : null}
        />
      ))}
    </ul>
  );
  return (
    <Panel id="designs" title={texts.designs.title} className="project-designs">
      {current.length > 1 && (
        <p className="designs-swipe">{fillText(texts.designs.swipe, { count: current.length })}</p>
      )}
      {cards(current)}
      {rounds.size > 0 && (
        <Disclosure className="designs-earlier" title={texts.designs.earlier}>
          {[...rounds].map(([round, designs]) => (
            <div key={round}>
              <h3>{fillText(texts.designs.round, { n: round })}</h3>
              {cards(designs)}
            </div>
          ))}
        </Disclosure>
      )}
      <DesignViewer
        designs={viewed ? view.designs.filter(({ round }) => round === viewed.round) : []}
        design={viewed}
        onShow={setViewedId}
        onClose={() => setViewedId(null)}
        onChoose={canChoose ? ask : null}
      />
      <ChooseDialog design={byId(askedId)} onClose={() => setAskedId(null)} />
    </Panel>
  );
}

type CardProps = {
  design: DesignView;
  onView: () => void;
  /** Null when there is nothing to choose. */
  onChoose: (() => void) | null;
};

/** Null for a link, and for a PDF without a preview. */
export const pictureOf = ({ kind, file }: DesignView): string | null =>
  file && (file.thumbnailUrl ?? (kind === 'image' ? file.url : null));

function DesignCard({ design, onView, onChoose }: CardProps) {
  const { texts } = useProject();
  const { title, note, isChosen } = design;
  const picture = pictureOf(design);
  return (
    <li className="design" data-chosen={isChosen || undefined}>
      {picture ? (
        <button type="button" className="design-picture" aria-haspopup="dialog" onClick={onView}>
          <img
            src={picture}
            alt={fillText(texts.designs.viewNamed, { title })}
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
          />
          <span className="design-view" aria-hidden="true">
            {texts.designs.view}
          </span>
        </button>
      ) : (
        <div className="design-picture design-file">
          <span aria-hidden="true">{design.kind === 'pdf' ? 'PDF' : 'www'}</span>
        </div>
      )}
      <div className="design-text">
        <h3>{title}</h3>
        {isChosen && <Badge tone="good">{texts.designs.chosen}</Badge>}
        {note && (
          <p className="design-note">
            <span>{texts.designs.note}</span>
            {note}
          </p>
        )}
        <DesignLink design={design} />
      </div>
      {onChoose && (
        <Button
          className="design-choose"
          variant="outline"
          color="var(--green-ink)"
          size="md"
          aria-haspopup="dialog"
          onClick={onChoose}
        >
          {texts.designs.choose}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </li>
  );
}

type ChooseProps = {
  /** Null closes the dialog. */
  design: DesignView | null;
  onClose: () => void;
};

/** Says what follows from the choice before it is made. */
function ChooseDialog({ design, onClose }: ChooseProps) {
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
    submit(
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
