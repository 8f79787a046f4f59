import './narrow-tabs.css';
import '#src/features/admin/list/list-tabs.css';
import { type ReactNode, useState } from 'react';

type Props = { label: string; parts: readonly { name: string; content: ReactNode }[] };

/** Three parts side by side, or one at a time where they do not fit: by CSS, so nothing jumps. */
export function NarrowTabs({ label, parts }: Props) {
  const [chosen, setChosen] = useState(parts[0]?.name);
  return (
    <div className="narrow-tabs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="alist-tabs" role="group" aria-label={label}>
        {parts.map(({ name }) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="narrow-tabs-parts">
        {parts.map(({ name, content }) => (
          <div key={name} data-chosen={name === chosen || undefined}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
