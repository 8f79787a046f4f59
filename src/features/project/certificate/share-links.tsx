import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CertificatePage } from '#src/content/languages/certificate-texts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

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

export function ShareLinks({ certificate }: { certificate: CertificatePage }) {
  const { url, texts } = certificate;
  const { page, title } = texts;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

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
