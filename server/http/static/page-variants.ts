/** `<x-variant when="...">`: parts of a page that the server keeps or drops. They can nest. */
const TAG = /<x-variant\s+when="([^"]{1,60})">|<\/x-variant>/g;

/** Keeps the content of the active variants without their marks, and drops the others. */
export function keepVariants(html: string, active: ReadonlySet<string>): string {
  const open: boolean[] = [];
  let kept = '';
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    if (!open.includes(false)) kept += html.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1] === undefined) open.pop();
    else open.push(active.has(match[1]));
  }
  return kept + html.slice(from);
}

/** The language of a page: the first one is that of the document. */
export const langOf = (html: string): string => / lang="([\w-]{2,20})"/.exec(html)?.[1] ?? 'en';
