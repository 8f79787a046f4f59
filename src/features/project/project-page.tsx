import './project.css';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import type { NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { DesignGallery } from './designs/design-gallery.tsx';
import { errorText } from './error-text.ts';
import { NowPanel } from './now/now-panel.tsx';
import type { NextStep } from './now/project-state.ts';
import { StageLine } from './now/stage-line.tsx';
import { DomainCard } from './parts/domain-card.tsx';
import { FilesCard } from './parts/files-card.tsx';
import { FirstWeek } from './parts/first-week.tsx';
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
  const certificate = Certificate && <Certificate view={view} onDisplay={onDisplay} />;
  const review = Review && <Review view={view} />;
  return (
    <div className="project">
      <NowPanel onStep={onStep} />
      {view.stage === 'live' ? (
        <Live certificate={certificate} review={review} />
      ) : (
        <Underway certificate={certificate} review={review} />
      )}
      <ApproveDialog isOpen={isApproving} onClose={() => setIsApproving(false)} />
    </div>
  );
}

type PartsProps = { certificate: ReactNode; review: ReactNode };

/** What the customer decides on comes first. */
function Underway({ certificate, review }: PartsProps) {
  const { view, texts } = useProject();
  const { stage } = view;
  const isReview = stage === 'reviewing' && !view.isApproved;
  const hasDomain = stage !== 'awaiting_form';
  // Without a certificate it only announces the tree: on the side that is shorter.
  const [announced, issued] = view.certificate ? [null, certificate] : [certificate, null];
  return (
    <>
      <section className="panel">
        <StageLine />
      </section>
      {review}
      {issued}
      {isReview && <ReviewPanel />}
      {view.designs.length > 0 && <DesignGallery />}
      {!isReview && <Changes />}
      <div className="project-columns">
        <div>
          <section className="panel" aria-labelledby="messages">
            <h2 id="messages" tabIndex={-1}>
              {texts.messages.title}
            </h2>
            <Messages />
          </section>
          {hasDomain && announced}
          <FilesCard />
        </div>
        <div>
          {hasDomain && <DomainCard />}
          {!hasDomain && announced}
          <OrderCard />
        </div>
      </div>
    </>
  );
}

/** The work is done: what led to the website is folded. */
function Live({ certificate, review }: PartsProps) {
  const { view, texts } = useProject();
  const { history } = texts.live;
  const [newest] = view.messages;
  const since = view.stageTimes.live;
  return (
    <>
      <FirstWeek />
      <div className={view.review ? 'project-halves' : undefined}>
        {certificate}
        {review}
      </div>
      <Disclosure
        className="panel"
        title={
          <h2 id="messages" tabIndex={-1}>
            {texts.messages.title}
          </h2>
        }
        isOpen={newest && since && newest.createdAt > since}
      >
        <Messages />
      </Disclosure>
      <Disclosure className="panel" title={<h2>{history.title}</h2>} note={history.contents}>
        <div className="history-parts">
          <StageLine />
          {view.designs.length > 0 && <DesignGallery />}
          <DomainCard />
          <FilesCard />
          <OrderCard />
        </div>
      </Disclosure>
    </>
  );
}
