import './designs.css';
import './design-viewer.css';
import { Button, Modal, Textarea } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useStored } from '#src/client/use-stored.ts';
import { promises } from '#src/domain/offer.ts';
import { MESSAGE_MAX } from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { DesignView } from '#src/domain/project/design/design.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { OutsideLink, Panel, useProject, useSubmit } from '../project-context.tsx';

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
  const asked = byId(askedId);

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
      <Dialog
        title={asked && fillText(texts.designs.confirm.title, { title: asked.title })}
        isOpen={asked !== null}
        onClose={() => setAskedId(null)}
        closeLabel={texts.page.close}
      >
        {asked && <ChooseForm design={asked} onClose={() => setAskedId(null)} />}
      </Dialog>
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

const ZOOMS = [1, 1.5, 2, 3] as const;

type Props = {
  designs: readonly DesignView[];
  /** Null closes the viewer. */
  design: DesignView | null;
  onShow: (id: number) => void;
  onClose: () => void;
  onChoose: ((design: DesignView) => void) | null;
};

/** One design on the whole screen: arrows and swiping change it, plus and minus zoom. */
function DesignViewer(props: Props) {
  const { design, onClose } = props;
  return (
    <Modal.Root opened={design !== null} onClose={onClose} fullScreen classNames={{ content: 'viewer' }}>
      <Modal.Content>{design && <Viewer {...props} design={design} />}</Modal.Content>
    </Modal.Root>
  );
}

function Viewer({ designs, design, onShow, onClose, onChoose }: Props & { design: DesignView }) {
  const { texts } = useProject();
  const [zoom, setZoom] = useState(0);
  const index = designs.findIndex(({ id }) => id === design.id);

  function show(step: number): void {
    const next = designs[index + step];
    if (!next) return;
    setZoom(0);
    onShow(next.id);
  }
  const zoomBy = (step: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + step)));
  const swipe = useSwipe(zoom === 0, show);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (zoom === 0 && event.key === 'ArrowLeft') show(-1);
    else if (zoom === 0 && event.key === 'ArrowRight') show(1);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') setZoom(0);
    else return;
    event.preventDefault();
  }

  const tool = (icon: IconName | '+' | '−', label: string, onClick: () => void, isOff: boolean) => (
    <button type="button" className="viewer-tool" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      {icon === '+' || icon === '−' ? <span aria-hidden="true">{icon}</span> : <Icon name={icon} />}
    </button>
  );
  const hasPicture = design.kind === 'image' || Boolean(design.file?.thumbnailUrl);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, like its Escape
    <div className="viewer-frame" onKeyDown={onKeyDown}>
      <div className="viewer-head">
        <Modal.Title>{design.title}</Modal.Title>
        {designs.length > 1 && (
          <p role="status">{fillText(texts.viewer.position, { n: index + 1, total: designs.length })}</p>
        )}
        <div className="viewer-tools">
          {hasPicture && tool('−', texts.viewer.zoomOut, () => zoomBy(-1), zoom === 0)}
          {hasPicture && tool('+', texts.viewer.zoomIn, () => zoomBy(1), zoom === ZOOMS.length - 1)}
          {tool('close', texts.page.close, onClose, false)}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus */}
      <section className="viewer-stage" tabIndex={0} data-autofocus aria-label={design.title} {...swipe}>
        <Picture
          key={design.id}
          design={design}
          zoom={ZOOMS[zoom] ?? 1}
          onZoom={() => setZoom(zoom ? 0 : 2)}
        />
      </section>
      <div className="viewer-foot">
        {designs.length > 1 && tool('back', texts.viewer.previous, () => show(-1), index === 0)}
        <div className="viewer-note">
          {design.note && <p>{design.note}</p>}
          <DesignLink design={design} />
          <p className="viewer-hint">{texts.viewer.hint}</p>
        </div>
        {onChoose && (
          <Button className="viewer-choose" color="accent.5" size="md" onClick={() => onChoose(design)}>
            {fillText(texts.designs.chooseNamed, { title: design.title })}
          </Button>
        )}
        {designs.length > 1 && tool('arrow', texts.viewer.next, () => show(1), index === designs.length - 1)}
      </div>
    </div>
  );
}

type PictureProps = { design: DesignView; zoom: number; onZoom: () => void };

function Picture({ design: { kind, file, title }, zoom, onZoom }: PictureProps) {
  const { texts } = useProject();
  const [hasFailed, setHasFailed] = useState(false);
  const source = kind === 'image' ? file?.url : file?.thumbnailUrl;
  if (!source || hasFailed)
    return <p className="viewer-empty">{hasFailed ? texts.viewer.failed : texts.viewer.noPreview}</p>;
  return (
    <img
      src={source}
      alt={fillText(texts.designs.picture, { title })}
      style={{ width: `${zoom * 100}%`, maxWidth: zoom === 1 ? undefined : 'none' }}
      draggable={false}
      onError={() => setHasFailed(true)}
      onDoubleClick={onZoom}
    />
  );
}

const SWIPE_PX = 60;

/** Horizontal swipes of a finger; `touch-action: pan-y` leaves scrolling to the browser. */
function useSwipe(isOn: boolean, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    // A second finger pinches.
    start.current =
      isOn && event.pointerType === 'touch' && event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return { onPointerDown, onPointerUp, onPointerCancel, 'data-swipe': isOn || undefined };
}

/** A PDF is downloaded, never shown in our origin; a design elsewhere opens in a new tab. */
function DesignLink({ design: { kind, file, link } }: { design: DesignView }) {
  const { texts, formats } = useProject();
  if (kind === 'pdf' && file)
    return (
      <a className="design-link" href={file.url} download={file.name}>
        {texts.designs.openPdf} ({formats.size(file.sizeBytes)})
      </a>
    );
  return (
    link && (
      <OutsideLink className="design-link" href={link}>
        {texts.designs.openLink}
      </OutsideLink>
    )
  );
}
