import { type ListedPage, mainPages } from '#src/content/main-pages.ts';

/** The public pages by name, from the file that the build writes; the main ones without it. */
export async function publicPages(): Promise<readonly ListedPage[]> {
  const response = await fetch('/page-list.json');
  return response.ok ? ((await response.json()) as ListedPage[]) : mainPages;
}
