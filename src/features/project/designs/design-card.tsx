import { Button } from '@mantine/core';
import type { DesignView } from '#src/domain/project/project/customer-page.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { useProject } from '../project-context.tsx';
import { DesignLink } from './design-link.tsx';

type Props = {
  design: DesignView;
  onView: () => void;
  /** Null when there is nothing to choose. */
  onChoose: (() => void) | null;
};

/** Null for a link, and for a PDF without a preview. */
export const pictureOf = ({ kind, file }: DesignView): string | null =>
  file && (file.thumbnailUrl ?? (kind === 'image' ? file.url : null));

export function DesignCard({ design, onView, onChoose }: Props) {
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
        {isChosen && (
          <Badge tone="good" mark="✓">
            {texts.designs.chosen}
          </Badge>
        )}
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
