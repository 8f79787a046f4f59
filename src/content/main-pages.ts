/** The pages that the link builder lists until the whole list has loaded. */
export const PAGE_GROUPS = ['Main pages', 'Trades', 'Places', 'Countries', 'Articles'] as const;
type PageGroup = (typeof PAGE_GROUPS)[number];
export type ListedPage = { group: PageGroup; path: string; name: string };

const main = (path: string, name: string): ListedPage => ({ group: 'Main pages', path, name });
export const mainPages: readonly ListedPage[] = [
  main('/', 'Home page'),
  main('/portfolio', 'Portfolio'),
  main('/blog', 'Blog'),
  main('/why-tree', 'Why we plant a tree'),
  main('/locations', 'All locations and trades'),
];
