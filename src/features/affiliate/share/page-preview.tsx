import { useEffect, useState } from 'react';

type Preview = { title: string; text: string; image: string };

/** Reads the preview tags of a page, as a chat or a social network does. */
async function readPreview(path: string): Promise<Preview | null> {
  const response = await fetch(path);
  if (!response.ok) return null;
  // Its tags alone: the security policy forbids the styles of a whole page, even parsed.
  const tags = (await response.text()).match(/<meta\b[^<>]*>/g) ?? [];
  const page = new DOMParser().parseFromString(tags.join(''), 'text/html');
  const tag = (name: string): string =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  const image = tag('image');
  return {
    title: tag('title'),
    text: tag('description'),
    // The canonical origin may differ from the one the affiliate is on.
    image: URL.canParse(image) ? new URL(image).pathname : '',
  };
}

/** What people see when the link is posted somewhere. */
export function PagePreview({ path }: { path: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readPreview(path)
      .catch(() => null)
      .then((found) => isCurrent && setPreview(found));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (!preview?.title) return null;
  return (
    <figure className="aff-page-card" aria-label="Preview of the page">
      {preview.image ? <img src={preview.image} width={1200} height={630} alt="" /> : <span />}
      <div>
        <strong>{preview.title}</strong>
        <p>{preview.text}</p>
      </div>
    </figure>
  );
}
