import './design-viewer.css';
import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { DesignView } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { OutsideLink, useProject } from '../project-context.tsx';

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
export function DesignViewer(props: Props) {
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
export function DesignLink({ design: { kind, file, link } }: { design: DesignView }) {
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
