import { share } from '#src/content/why-tree/why-tree.ts';
import { paths } from '#src/domain/paths.ts';
import { ShareButton } from '#src/features/site/share/share-button.tsx';
import { WhyTreePage } from '#src/features/site/why-tree/why-tree-page.tsx';

const subject = { ...share, path: paths.whyTree };

export function Page() {
  return (
    <WhyTreePage
      shareButton={<ShareButton share={subject} label="Share This Info" />}
      floatingShare={<ShareButton share={subject} label="Share this page" floating />}
    />
  );
}
