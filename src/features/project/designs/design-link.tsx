import type { DesignView } from '#src/domain/project/project/customer-page.schema.ts';
import { useProject } from '../project-context.tsx';

/** A PDF is downloaded, never shown in our origin; a design elsewhere opens in a new tab. */
export function DesignLink({ design: { kind, file, link } }: { design: DesignView }) {
  const { texts, formats } = useProject();
  if (kind === 'pdf' && file)
    return (
      <a className="design-link" href={file.url} download={file.name}>
        {texts.designs.openPdf} ({formats.size(file.sizeBytes)})
      </a>
    );
  if (!link) return null;
  return (
    <a className="design-link" href={link} target="_blank" rel="noopener noreferrer">
      {texts.designs.openLink}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> ({texts.page.newTab})</span>
    </a>
  );
}
