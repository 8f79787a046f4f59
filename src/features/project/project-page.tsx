import './project.css';
import { type ComponentType, useState } from 'react';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import type { NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { DesignGallery } from './designs/design-gallery.tsx';
import { errorText } from './error-text.ts';
import { NowPanel } from './now/now-panel.tsx';
import type { NextStep } from './now/project-state.ts';
import { StageLine } from './now/stage-line.tsx';
import { DomainCard } from './parts/domain-card.tsx';
import { FilesCard } from './parts/files-card.tsx';
import { LivePanel } from './parts/live-panel.tsx';
import { OrderCard } from './parts/order-card.tsx';
import { ApproveDialog, ReviewPanel } from './parts/review-panel.tsx';
import { useProject } from './project-context.tsx';
import { Changes } from './talk/changes.tsx';
import { Messages } from './talk/messages.tsx';

/** Moves to a section and its heading, as a link in the page does. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Parts of other features, which the page in pages/ brings along; each may show nothing. */
export type ProjectSlots = {
  Certificate?: ComponentType<{
    view: CustomerPageView;
    /** @returns why it failed, in the language of the page */
    onDisplay: (display: NameDisplay) => Promise<string | null>;
  }>;
  Review?: ComponentType<{ view: CustomerPageView }>;
};

export function ProjectPage({ Certificate, Review }: ProjectSlots) {
  const { view, api, texts } = useProject();
  const [isApproving, setIsApproving] = useState(false);

  function onStep(step: NextStep): void {
    if (step === 'choose') goTo('designs');
    if (step === 'approve') setIsApproving(true);
    if (step === 'domain') goTo('domain');
  }
  const onDisplay = (display: NameDisplay) =>
    api.nameOnCertificate({ display }).then(
      () => null,
      (error: unknown) => errorText(error, texts),
    );
  const { stage, siteUrl } = view;
  const isReview = stage === 'reviewing' && !view.isApproved;
  // Without a certificate it only announces the tree, so what is to be done comes first.
  const certificate = Certificate && <Certificate view={view} onDisplay={onDisplay} />;
  return (
    <div className="project">
      <NowPanel onStep={onStep} />
      <section className="panel">
        <StageLine />
      </section>
      {stage === 'live' && siteUrl && <LivePanel siteUrl={siteUrl} />}
      {Review && <Review view={view} />}
      {view.certificate && certificate}
      {isReview && <ReviewPanel />}
      {view.designs.length > 0 && <DesignGallery />}
      {!isReview && <Changes />}
      <div className="project-columns">
        <div>
          <Messages />
        </div>
        <div>
          {stage !== 'awaiting_form' && <DomainCard />}
          <FilesCard />
          {!view.certificate && certificate}
          <OrderCard />
        </div>
      </div>
      <ApproveDialog isOpen={isApproving} onClose={() => setIsApproving(false)} />
    </div>
  );
}
