import { featuredArticles } from '#src/content/blog/index.ts';
import { paths } from '#src/domain/paths.ts';
import { ArticleSearch } from '#src/features/site/blog/article-search.tsx';
import { MissingPage } from '#src/features/site/chrome/missing-page.tsx';

export const Page = () => (
  <MissingPage
    title="Article Not Found"
    text="The article you're looking for doesn't exist."
    back={[paths.blog, 'Back to Blog']}
  >
    <ArticleSearch suggestions={featuredArticles} />
  </MissingPage>
);
