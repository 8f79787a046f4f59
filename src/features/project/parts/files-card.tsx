import { useState } from 'react';
import { fillPlural } from '#src/content/plural.ts';
import type { CustomerPageView, ProjectFileView } from '#src/domain/project/project/customer-page.schema.ts';
import { useProject } from '../project-context.tsx';
import { FileLink } from '../talk/file-link.tsx';

const SHOWN = 6;

type SharedFile = ProjectFileView & { from: 'customer' | 'staff' };

/** Newest first; the same file may belong to several messages. */
export function filesOf({ designs, messages }: Pick<CustomerPageView, 'designs' | 'messages'>): SharedFile[] {
  const all = [
    ...messages.flatMap(({ files, from }) => files.map((file) => ({ ...file, from }))),
    ...designs.flatMap(({ file }) => (file ? [{ ...file, from: 'staff' as const }] : [])),
  ];
  return [...new Map(all.map((file) => [file.id, file])).values()].sort((a, b) => b.id - a.id);
}

export function FilesCard() {
  const { view, texts } = useProject();
  const [isAll, setIsAll] = useState(false);
  const files = filesOf(view);
  const shown = isAll ? files : files.slice(0, SHOWN);
  return (
    <section className="panel" aria-labelledby="files">
      <h2 id="files">{texts.files.title}</h2>
      {files.length === 0 && <p className="project-empty">{texts.files.empty}</p>}
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
