import { paths } from '#src/domain/paths.ts';
import { MissingPage } from '#src/features/site/chrome/missing-page.tsx';

export const Page = () => (
  <MissingPage
    title="Article Not Found"
    text="The article you're looking for doesn't exist."
    back={[paths.blog, 'Back to Blog']}
  />
);
