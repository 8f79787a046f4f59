import './share.css';
import { Icon } from '#src/ui/components/icon.tsx';
import { ORIGIN } from '#src/ui/meta/page-meta.ts';

/** The build replaces this path by the address of the bundled script (inline-assets.ts). */
const SCRIPT = '/src/features/site/share/share.client.ts';

type Share = { path: string; title: string; text: string; copied: string };
type Props = { share: Share; label: string; floating?: boolean };

/** Uses the native share sheet, else this menu of plain links without third-party scripts. */
export function ShareButton({ share, label, floating = false }: Props) {
  const url = `${ORIGIN}${share.path}`;
  const text = encodeURIComponent(share.text);
  const title = encodeURIComponent(share.title);
  const targets = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['X', `https://x.com/intent/post?url=${url}&text=${text}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['Email', `mailto:?subject=${title}&body=${text}%20${url}`],
  ] as const;
  const id = floating ? 'share-floating' : 'share-menu';
  return (
    <div
      className={floating ? 'share share-floating' : 'share'}
      data-share={JSON.stringify({ ...share, url })}
      data-script={SCRIPT}
    >
      <button
        className={floating ? 'btn' : 'btn line'}
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-label={floating ? label : undefined}
      >
        <Icon name="share" />
        {!floating && label}
      </button>
      <ul className="share-menu" id={id} hidden>
        {targets.map(([name, href]) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="sr"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-copy>
            Copy Link
          </button>
        </li>
      </ul>
    </div>
  );
}
