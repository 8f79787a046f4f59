import './project.css';
import './review/review.css';
import { Button, Radio } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reviewTexts } from '#src/content/languages/review-page.ts';
import { fillPlural } from '#src/content/plural.ts';
import { promises } from '#src/domain/offer.ts';
import { NAME_DISPLAYS, type NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { ApproveDialog, Changes, DomainCard, SiteLink } from './decisions.tsx';
import { DesignGallery } from './designs/design-gallery.tsx';
import { errorText } from './error-text.ts';
import { NowPanel, StageLine } from './now/now-panel.tsx';
import type { NextStep } from './now/project-state.ts';
import { OutsideLink, Panel, useProject } from './project-context.tsx';
import { FileLink, Messages } from './talk/messages.tsx';
import { WriteForm } from './talk/write-form.tsx';

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.closest('details')?.setAttribute('open', '');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

export function ProjectPage() {
  const { view, texts } = useProject();
  const [isApproving, setIsApproving] = useState(false);
  useEffect(() => {
    document.title = `${fillText(texts.page.title, { order: view.orderId })} | ${site.brand}`;
  }, [texts, view.orderId]);

  function onStep(step: NextStep): void {
    if (step === 'choose') goTo('designs');
    if (step === 'approve') setIsApproving(true);
    if (step === 'domain') goTo('domain');
  }
  return (
    <div className="project">
      <NowPanel onStep={onStep} onWrite={() => goTo('messages')} />
      {view.stage === 'live' ? <Live /> : <Underway />}
      <ApproveDialog isOpen={isApproving} onClose={() => setIsApproving(false)} />
    </div>
  );
}

/** What the customer decides on comes first. */
function Underway() {
  const { view, texts } = useProject();
  const { stage } = view;
  const isReview = stage === 'reviewing' && !view.isApproved;
  const isChoosing = stage === 'choosing' && view.designs.length > 0;
  const stages = (
    <section className="panel">
      <StageLine />
    </section>
  );
  const hasDomain = stage !== 'awaiting_form';
  // Without a certificate it only announces the tree: on the side that is shorter.
  const announced = !view.certificate && <OwnCertificate />;
  return (
    <>
      {!isChoosing && stages}
      <ReviewCard />
      {view.certificate && <OwnCertificate />}
      {isReview && (
        <Panel id="review" title={texts.review.title}>
          <SiteLink />
          <Changes />
        </Panel>
      )}
      {view.designs.length > 0 && <DesignGallery />}
      {!isReview && <Changes />}
      {isChoosing && stages}
      <div className="project-columns">
        <div>
          <Panel id="messages" title={texts.messages.title}>
            <Messages />
          </Panel>
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
function Live() {
  const { view, texts } = useProject();
  const { history } = texts.live;
  const [newest] = view.messages;
  const since = view.stageTimes.live;
  return (
    <>
      <FirstWeek />
      <div className={view.review ? 'project-halves' : undefined}>
        <OwnCertificate />
        <ReviewCard />
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

const SHOWN = 6;

function FilesCard() {
  const { view, texts } = useProject();
  const [isAll, setIsAll] = useState(false);
  // Newest first; designs have their own place.
  const files = view.messages
    .flatMap((message) => message.files.map((file) => ({ ...file, from: message.from })))
    .toSorted((a, b) => b.id - a.id);
  if (files.length === 0) return null;
  const shown = isAll ? files : files.slice(0, SHOWN);
  return (
    <Panel id="files" title={texts.files.title}>
      <ul className="file-list">
        {shown.map((file) => (
          <li key={file.id}>
            <FileLink
              file={file}
              detail={file.from === 'customer' ? texts.files.fromYou : texts.files.fromUs}
            />
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <button type="button" className="project-more" onClick={() => setIsAll(true)}>
          {fillPlural(texts.files.all, files.length, texts.lang)}
        </button>
      )}
    </Panel>
  );
}

/** Days after the launch, with some to spare; later the list is gone. */
const FRESH_DAYS = 14;

function FirstWeek() {
  const { view, texts, now } = useProject();
  const { title, steps } = texts.live.firstWeek;
  const since = view.stageTimes.live;
  if (!since || now > addDays(since, FRESH_DAYS)) return null;
  return (
    <Disclosure className="panel" title={<h2>{title}</h2>} isOpen>
      <ul className="first-week">
        {steps.map((step) => (
          <li key={step}>{fillText(step, { months: promises.supportMonths })}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

function OrderCard() {
  const { view, texts, formats, now } = useProject();
  const { order } = view;
  return (
    <Panel id="order" title={texts.order.title}>
      <DescriptionList
        rows={{
          [texts.order.number]: view.orderId,
          [texts.order.package]: order.packageType,
          [texts.order.price]: order.price,
          [texts.order.paid]: order.paidAt && formats.shortDay(order.paidAt, now),
        }}
      />
      <p>
        <OutsideLink href={order.receiptUrl}>{texts.order.receipt}</OutsideLink>
      </p>
      <ProblemButton />
    </Panel>
  );
}

function ProblemButton() {
  const { texts, api } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.problem.button}
      </Button>
      <Dialog
        title={texts.problem.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={texts.page.close}
        size="lg"
      >
        <WriteForm
          name="problem"
          label={texts.problem.label}
          hint={texts.problem.hint}
          button={texts.problem.send}
          done={texts.problem.done}
          autoFocus
          isMain
          onSend={(written) => api.sendMessage({ ...written, kind: 'problem' })}
          onSent={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}

function ReviewCard() {
  const { orderId, lang, review } = useProject().view;
  const { data: language } = useQuery({
    queryKey: ['review texts', lang],
    queryFn: () => reviewTexts(lang),
    enabled: review !== null,
  });
  if (!review || !language) return null;
  const { texts } = language;
  const isOpen = review.state === 'open';
  return (
    <Panel id="review" title={texts.title} className="panel review-card" lang={language.lang}>
      <p>{review.state === 'open' ? fillText(texts.intro, { orderId }) : texts.yours[review.state]}</p>
      {review.url && (
        <Button component="a" href={review.url} variant={isOpen ? 'filled' : 'default'}>
          {isOpen ? texts.write : texts.yours.edit}
        </Button>
      )}
    </Panel>
  );
}

function OwnCertificate() {
  const { view, texts: pageTexts, api } = useProject();
  const texts = pageTexts.certificate;
  const { certificate } = view;
  const naming = useMutation({
    mutationFn: api.nameOnCertificate,
    onSuccess: () => showToast({ title: texts.saved }),
    onError: (error) => showToast({ title: errorText(error, pageTexts), variant: 'destructive' }),
  });
  if (view.stage === 'closed' && !certificate) return null;
  return (
    <Panel id="certificate" title={texts.title} className="panel own-certificate">
      {!certificate && <p className="project-dim">{texts.later}</p>}
      {certificate && (
        <>
          <p>
            <strong>{texts.headline[certificate.status]}</strong>{' '}
            <span className="project-dim">{certificate.number}</span>
          </p>
          <div className="own-certificate-links">
            <Button component="a" variant="default" href={certificate.url} rel="external">
              {texts.open}
            </Button>
            <Button component="a" variant="default" href={certificate.pdfUrl} rel="external">
              {texts.download}
            </Button>
          </div>
          <Disclosure title={texts.question}>
            <Radio.Group
              aria-label={texts.question}
              value={certificate.display}
              onChange={(value) => naming.isPending || naming.mutate({ display: value as NameDisplay })}
            >
              <div className="own-certificate-choices">
                {NAME_DISPLAYS.map((display) => (
                  <Radio key={display} value={display} label={texts.choices[display]} />
                ))}
              </div>
            </Radio.Group>
          </Disclosure>
        </>
      )}
    </Panel>
  );
}
