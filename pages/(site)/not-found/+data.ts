import { missingMeta } from '#src/features/site/chrome/missing-page.tsx';

/** Becomes dist/client/404.html, which the server sends with status 404. */
export const data = () => ({
  meta: missingMeta(
    '404 Page Not Found',
    'This address leads nowhere on our site. The home page, the blog and the list of all locations and trades are one click away.',
    '/not-found',
  ),
});
