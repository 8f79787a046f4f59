import './certificate.css';
import { Button } from '@mantine/core';
import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import { paths } from '#src/domain/paths.ts';
import { COLORS, HILLS, TREE } from '#src/domain/project/tree/landscape.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useCanShare } from '#src/ui/behaviour/use-can-share.ts';
import { Logo } from '#src/ui/components/logo.tsx';

type Props = { certificate: CertificatePage };

export function CertificateScreen({ certificate }: Props) {
  const { texts, pdfUrl, view, lang } = certificate;
  useFrameLanguage(lang);
  return (
    <div className="certificate-page">
      <Sheet certificate={certificate} />
      <div className="certificate-actions">
        <Button component="a" href={pdfUrl} rel="external" download={`${view.number}.pdf`} size="md">
          {texts.page.download}
        </Button>
        <p>
          {texts.page.why} <a href={paths.whyTree}>{texts.page.whyLink}</a>
        </p>
      </div>
      <ShareLinks certificate={certificate} />
    </div>
  );
}

function Sheet({ certificate }: Props) {
  const { view, texts } = certificate;
  const { status, name } = view;
  return (
    <article className="certificate-sheet" aria-labelledby="certificate-headline">
      <div className="certificate-words">
        <Logo />
        <p className="certificate-title">{texts.title}</p>
        <h1 id="certificate-headline">{texts.headline[status]}</h1>
        {name && (
          <>
            <p className="certificate-for">{texts.inTheNameOf}</p>
            <p className="certificate-name">{name}</p>
          </>
        )}
        <p>{texts.statement[status]}</p>
      </div>
      <Landscape label={texts.pictures.tree} />
      <div className="certificate-ground">
        <Facts certificate={certificate} />
        <Code certificate={certificate} />
      </div>
    </article>
  );
}

/** The drawing of the PDF, wider. */
function Landscape({ label }: { label: string }) {
  return (
    <svg className="certificate-land" viewBox="0 0 600 300" role="img" aria-label={label}>
      <circle cx="424" cy="122" r="48" fill={COLORS.sun} />
      {HILLS.map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} />
      ))}
      <g transform="translate(168 6) scale(0.67)">
        {TREE.map(({ path, fill, stroke, width }) => (
          <path
            key={path}
            d={path}
            fill={fill ?? 'none'}
            stroke={stroke}
            strokeWidth={width}
            strokeLinecap="round"
          />
        ))}
      </g>
    </svg>
  );
}

function Facts({ certificate: { view, texts, lang } }: Props) {
  const { labels } = texts;
  const rows: readonly (readonly [string, string | null])[] = [
    [labels.number, view.number],
    [labels.status, view.plantedOn ? null : texts.status[view.status]],
    [labels.issued, longDay(view.issuedOn, lang)],
    [labels.planted, view.plantedOn && longDay(view.plantedOn, lang)],
    [labels.place, view.place],
    [labels.partner, view.partner],
  ];
  return (
    <dl className="certificate-facts">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Code({ certificate: { code, texts } }: Props) {
  const { path, modules } = code;
  return (
    <svg
      className="certificate-code"
      viewBox={`-4 -4 ${modules + 8} ${modules + 8}`}
      role="img"
      aria-label={texts.pictures.code}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M-4-4h${modules + 8}v${modules + 8}h-${modules + 8}z`} />
      <path d={path} />
    </svg>
  );
}

/** Plain links, so that no other site learns of a visit before somebody shares. */
function targets({ url, texts }: CertificatePage): [name: string, href: string][] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(texts.page.shareText);
  return [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['X', `https://x.com/intent/post?url=${link}&text=${text}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
    ['WhatsApp', `https://wa.me/?text=${text}%20${link}`],
  ];
}

function ShareLinks({ certificate }: { certificate: CertificatePage }) {
  const { url, texts } = certificate;
  const { page, title } = texts;
  const canShare = useCanShare();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: page.copied });
    } catch {
      showToast({ title: url, variant: 'destructive' });
    }
  }

  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${page.shareText} ${url}`)}`;
  return (
    <section className="certificate-share" aria-labelledby="certificate-share">
      <h2 id="certificate-share">{page.share}</h2>
      <ul>
        {canShare && (
          <li>
            <Button
              variant="default"
              onClick={() => void navigator.share({ url, title, text: page.shareText }).catch(() => {})}
            >
              {page.shareButton}
            </Button>
          </li>
        )}
        <li>
          <Button variant="default" onClick={() => void copy()}>
            {page.copyLink}
          </Button>
        </li>
        {/* The device's own menu has them. */}
        {!canShare && (
          <>
            {targets(certificate).map(([name, href]) => (
              <li key={name}>
                <Button component="a" variant="default" href={href} target="_blank" rel="noopener noreferrer">
                  {name} <span className="sr-only">{page.newTab}</span>
                </Button>
              </li>
            ))}
            <li>
              <Button component="a" variant="default" href={email}>
                {page.byEmail}
              </Button>
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
