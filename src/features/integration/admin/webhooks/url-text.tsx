import { Fragment } from 'react';
import { shortUrl } from './webhook-text.ts';

/** Host and path of an endpoint; wraps after a slash, not inside a word. */
export function UrlText({ url }: { url: string }) {
  return shortUrl(url)
    .split(/(?<=\/)/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are never reordered
      <Fragment key={at}>
        <wbr />
        {part}
      </Fragment>
    ));
}
