import type { DesignView } from '#src/domain/project/project/customer-page.schema.ts';

/** A small picture of a design, or what it is; opens the design. */
export function DesignPicture({ design: { title, kind, file, link } }: { design: DesignView }) {
  const address = file?.url ?? link ?? '';
  const name = kind === 'pdf' ? 'PDF' : kind === 'link' ? 'Link' : 'Picture';
  return (
    <a
      className="design-picture"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open “${title}” (${name}, in a new tab)`}
    >
      {file?.thumbnailUrl ? (
        <img src={file.thumbnailUrl} alt="" width={96} height={72} loading="lazy" />
      ) : (
        <span>{name}</span>
      )}
    </a>
  );
}
