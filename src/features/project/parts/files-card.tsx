import { useState } from 'react';
import { fillPlural } from '#src/content/plural.ts';
import type { CustomerPageView, ProjectFileView } from '#src/domain/project/project/customer-page.schema.ts';
import { useProject } from '../project-context.tsx';
import { FileLink } from '../talk/file-link.tsx';

const SHOWN = 6;

type SharedFile = ProjectFileView & { from: 'customer' | 'staff' };

/** Of the messages, newest first; designs have their own place. */
const filesOf = ({ messages }: Pick<CustomerPageView, 'messages'>): SharedFile[] =>
  messages
    .flatMap(({ files, from }) => files.map((file) => ({ ...file, from })))
    .toSorted((a, b) => b.id - a.id);

export function FilesCard() {
  const { view, texts } = useProject();
  const [isAll, setIsAll] = useState(false);
  const files = filesOf(view);
  if (files.length === 0) return null;
  const shown = isAll ? files : files.slice(0, SHOWN);
  return (
    <section className="panel" aria-labelledby="files">
      <h2 id="files">{texts.files.title}</h2>
      <ul className="file-list">
        {shown.map((file) => (
          <li key={file.id}>
            <FileLink
              file={file}
              detail={file.from === 'customer' ? texts.files.fromYou : texts.files.fromUs}
            />
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <button type="button" className="project-more" onClick={() => setIsAll(true)}>
          {fillPlural(texts.files.all, files.length, texts.lang)}
        </button>
      )}
    </section>
  );
}
