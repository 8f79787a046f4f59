import { missingMeta } from '#src/features/site/chrome/missing-page.tsx';

/** Becomes dist/client/blog-404.html, which the server sends with status 404. */
export const data = () => ({
  meta: missingMeta(
    'Article Not Found',
    'There’s no article at this address. All thirty are on the blog page, with a search and five categories.',
    '/blog-not-found',
  ),
});
