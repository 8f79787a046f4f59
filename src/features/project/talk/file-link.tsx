import './files.css';
import type { ProjectFileView } from '#src/domain/project/project/customer-page.schema.ts';
import { useProject } from '../project-context.tsx';

/** Pictures open in a tab, other files are downloaded: the server decides by type. */
export function FileLink({ file, detail }: { file: ProjectFileView; detail?: string }) {
  const { texts, formats } = useProject();
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <a
      className="file-link"
      href={file.url}
      {...(isPicture ? { target: '_blank', rel: 'noopener noreferrer' } : { download: file.name })}
    >
      {file.thumbnailUrl ? (
        <img src={file.thumbnailUrl} alt="" width={56} height={42} loading="lazy" decoding="async" />
      ) : (
        <span className="file-type" aria-hidden="true">
          {file.name.includes('.') ? file.name.split('.').at(-1)?.slice(0, 4) : '·'}
        </span>
      )}
      <span>
        <span className="file-name">{file.name}</span>
        <small>
          {formats.size(file.sizeBytes)}
          {detail && ` · ${detail}`}
        </small>
      </span>
      {isPicture && <span className="sr-only"> ({texts.page.newTab})</span>}
    </a>
  );
}
