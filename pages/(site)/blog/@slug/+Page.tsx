import { useData } from 'vike-react/useData';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { ArticlePage } from '#src/features/site/blog/article-page.tsx';
import { ContactSection } from '#src/features/site/contact/contact-form.tsx';
import { ShareButton } from '#src/features/site/share/share-button.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { article, related } = useData<Data>();
  const share = {
    path: paths.article(article.slug),
    title: article.title,
    text: article.excerpt,
    copied: 'The article link has been copied to your clipboard.',
  };
  return (
    <ArticlePage
      article={article}
      related={related}
      shareButton={<ShareButton share={share} label="Share" />}
      contact={
        <ContactSection
          title="Have Questions About This Article?"
          text={`Ask away. We’ll reply within ${promises.replyHours} hours.`}
        />
      }
    />
  );
}
