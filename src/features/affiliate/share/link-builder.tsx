import './share.css';
import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CopyField } from './copy-field.tsx';
import { referralLink } from './copy-text.ts';
import { saveFile } from './save-file.ts';

/** Fallback until the page list is loaded. */
const MAIN_PAGES = ['/', '/portfolio', '/blog', '/why-tree'];

async function publicPages(): Promise<string[]> {
  const response = await fetch('/sitemap.xml');
  if (!response.ok) return MAIN_PAGES;
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    URL.canParse(url) ? new URL(url).pathname : '',
  );
  return found.filter(Boolean);
}

/** A path of this site from a typed path or full URL; null for anything else. */
export function sitePath(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (text === '') return '/';
  const withSlash = /^[\w-]+(?:\/[\w-]+)*$/.test(text) ? `/${text}` : text;
  if (!URL.canParse(withSlash, origin)) return null;
  const url = new URL(withSlash, origin);
  return url.origin === origin ? url.pathname : null;
}

async function qrFile(link: string, code: string, kind: 'svg' | 'png'): Promise<void> {
  const { default: qr } = await import('qrcode');
  const options = { margin: 2, errorCorrectionLevel: 'M' as const };
  const name = `qr-${code}.${kind}`;
  if (kind === 'svg')
    return saveFile(
      name,
      new Blob([await qr.toString(link, { ...options, type: 'svg' })], { type: 'image/svg+xml' }),
    );
  const canvas = document.createElement('canvas');
  await qr.toCanvas(canvas, link, { ...options, width: 1024 });
  canvas.toBlob((picture) => picture && saveFile(name, picture), 'image/png');
}

function QrCode({ link, code }: { link: string; code: string }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode')
      .then(({ default: qr }) => qr.toDataURL(link, { margin: 2, width: 360 }))
      .then((url) => isCurrent && setPicture(url));
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return (
    <Group align="end" mt="md">
      {picture ? (
        <img src={picture} width={180} height={180} alt={`QR code of ${link}`} className="aff-qr" />
      ) : (
        <span className="aff-qr" />
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => void qrFile(link, code, 'png')}>
          Download PNG
        </Button>
        <Button variant="default" onClick={() => void qrFile(link, code, 'svg')}>
          Download SVG
        </Button>
      </Group>
    </Group>
  );
}

export function LinkBuilder({ code }: { code: string }) {
  const [typed, setTyped] = useState('/');
  const [pages, setPages] = useState(MAIN_PAGES);
  useEffect(() => {
    publicPages().then(setPages, () => {});
  }, []);
  const path = sitePath(typed, window.location.origin);
  const link = path && referralLink(code, path);
  return (
    <section className="panel" aria-labelledby="links-title">
      <Title order={2} id="links-title" mb="xs">
        Link to any page
      </Title>
      <Text c="dimmed" mb="md">
        Every page carries your code, so send a restaurant to the restaurant page.
      </Text>
      <TextInput
        label="Page"
        description="Choose one, or paste an address of this site."
        list="public-pages"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={path === null ? 'This is not an address of this site.' : undefined}
        mb="md"
      />
      <datalist id="public-pages">
        {pages.map((page) => (
          <option value={page} key={page} />
        ))}
      </datalist>
      {link && (
        <CopyField label="Your link to it" value={link} what="referral link" button="Copy This Link" />
      )}
      {link && <QrCode link={link} code={code} />}
    </section>
  );
}
