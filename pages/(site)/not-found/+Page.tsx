import { MissingPage } from '#src/features/site-chrome/missing-page.tsx';

export const Page = () => (
  <MissingPage
    title="404 Page Not Found"
    text="There is a gap in the hedge here, but no page behind it. It may have moved, or the address has a slip in it."
    back={['/', 'Back to Home']}
  />
);
