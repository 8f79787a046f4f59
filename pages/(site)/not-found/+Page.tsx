import { MissingPage } from '#src/features/site-chrome/missing-page.tsx';

export const Page = () => (
  <MissingPage
    title="404 Page Not Found"
    text="There is a gap in the hedge here, but no page behind it. It may have moved, or there’s a typo in the address."
    back={['/', 'Back to Home']}
  />
);
