import './now-panel.css';
import './stage-line.css';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { promises } from '#src/domain/offer.ts';
import { stageSteps } from '#src/domain/project/project/project-texts.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { CLOSES_HOUR, OPENS_HOUR } from '#src/domain/shared/working-time.rules.ts';
import { site } from '#src/domain/site.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { pictureOf } from '../designs/design-gallery.tsx';
import { OutsideLink, useProject } from '../project-context.tsx';
import { cityOf } from './formats.ts';
import {
  announcementKey,
  type ClockText,
  clockText,
  type NextStep,
  nextStep,
  situationOf,
} from './project-state.ts';

type Props = { onStep: (step: NextStep) => void; onWrite: () => void };

export function NowPanel({ onStep, onWrite }: Props) {
  const { view, texts, formats, now } = useProject();
  const situation = texts.now[situationOf(view)];
  const clock = clockText(view, texts, formats, now);
  const step = nextStep(view);
  // Designs that were sent by email are chosen by email.
  const isWaiting = step === 'domain' || !(step || view.stage === 'closed' || view.stage === 'choosing');
  const isPaused = view.due?.from === 'customer';
  return (
    <section className="now-panel" data-stage={view.stage} aria-labelledby="now-title">
      <div className="now-main">
        <p className="now-order">
          {fillText(texts.page.order, { order: view.orderId })} · {view.customerName}
        </p>
        <h1 id="now-title">{situation.title}</h1>
        <p className="now-text">
          {fillText(situation.text, { hours: promises.prototypeHours, count: promises.prototypes })}
          {view.stage === 'live' && (
            <>
              {' '}
              <button type="button" onClick={onWrite}>
                {texts.now.live.write}
              </button>
            </>
          )}
        </p>
        {view.contactName && (
          <p className="now-contact">
            <span aria-hidden="true">{view.contactName.charAt(0)}</span>
            {fillText(texts.page.contact, { name: view.contactName })}
          </p>
        )}
        {step === 'openSite' && <OpenSite />}
        {clock?.isLate && (
          <div className="now-late">
            <h2>{texts.late.title}</h2>
            <p>{fillText(texts.late.text, { when: formats.moment(clock.at, now), email: site.email })}</p>
          </div>
        )}
      </div>
      <div className="now-side">
        {clock && <Clock clock={clock} />}
        {isPaused && (
          <p className="now-note">
            <Icon name="pause" />{' '}
            {view.stage === 'awaiting_form' ? texts.clock.notStarted : texts.clock.paused}{' '}
            {view.dueIfChosen &&
              fillText(texts.clock.chosenToday, { day: formats.day(view.dueIfChosen, now) })}
          </p>
        )}
        {isWaiting && (
          <p className="now-note">
            <Icon name={step ? 'globe' : 'check'} /> {step ? texts.next.meanwhile : texts.next.nothing}
          </p>
        )}
        {step === 'approve' && <OpenSite />}
        {step && step !== 'openSite' && <NextButton step={step} onStep={onStep} />}
        {view.stage === 'live' && view.siteUrl && <FinishedSite siteUrl={view.siteUrl} />}
      </div>
      {view.due && view.stage !== 'live' && <Explanation />}
      <Announcement now={now} />
    </section>
  );
}

type Step = Exclude<NextStep, 'openSite'>;

const ICONS: Record<Step, IconName> = {
  form: 'arrow',
  choose: 'arrow',
  approve: 'check',
  domain: 'globe',
};

function NextButton({ step, onStep }: { step: Step; onStep: (step: NextStep) => void }) {
  const { view, texts } = useProject();
  const look = {
    className: 'now-next',
    color: 'accent.5',
    size: 'lg',
    rightSection: <Icon name={ICONS[step]} />,
  };
  if (step === 'form')
    return (
      <Button {...look} component="a" href={view.formUrl ?? undefined}>
        {texts.next.form}
      </Button>
    );
  // The website is looked at first: above this button.
  const second = step === 'approve' && view.siteUrl && { variant: 'outline', color: 'var(--on-deep)' };
  return (
    <Button
      {...look}
      {...second}
      aria-haspopup={step === 'approve' ? 'dialog' : undefined}
      onClick={() => onStep(step)}
    >
      {texts.next[step]}
    </Button>
  );
}

function OpenSite() {
  const { view, texts } = useProject();
  if (!view.siteUrl) return null;
  return (
    <Button
      className="now-next"
      size="lg"
      color="accent.5"
      rightSection={<Icon name="globe" />}
      component="a"
      href={view.siteUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.next.openSite}
      <span className="sr-only"> ({texts.page.newTab})</span>
    </Button>
  );
}

function Clock({ clock }: { clock: ClockText }) {
  const { texts } = useProject();
  return (
    <section className="now-clock" aria-label={texts.clock.label} data-late={clock.isLate || undefined}>
      <p>
        <time dateTime={clock.at.toISOString()}>{clock.headline}</time>
        <span className="sr-only">; </span>
        <strong>{clock.left}</strong>
      </p>
      <div className="now-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(clock.passed * 100)}%` }} />
      </div>
      {clock.atShop && <p className="now-zone">{clock.atShop}</p>}
      {clock.resting && <p className="now-zone">{clock.resting}</p>}
    </section>
  );
}

function Explanation() {
  const { view, texts, formats } = useProject();
  const hour = (value: number) => formats.timeIn(new Date(Date.UTC(2026, 0, 5, value)), 'UTC');
  return (
    <Disclosure className="now-explain" title={texts.clock.explain}>
      <p>{texts.clock.promise}</p>
      <p>
        {fillText(texts.clock.workingHours, {
          opens: hour(OPENS_HOUR),
          closes: hour(CLOSES_HOUR),
          city: cityOf(view.timeZone, texts.lang),
        })}
      </p>
    </Disclosure>
  );
}

/** Speaks at a new stage, at a few thresholds and when late: not each minute. */
function Announcement({ now }: { now: Date }) {
  const { view, texts, formats } = useProject();
  const key = announcementKey(view, now);
  const last = useRef(key);
  const [text, setText] = useState('');
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const clock = clockText(view, texts, formats, new Date());
    setText(
      [texts.now[situationOf(view)].title, clock && `${clock.headline}; ${clock.left}`]
        .filter(Boolean)
        .join('. '),
    );
  }, [key, view, texts, formats]);
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}

const includedUntil = (since: Date): Date =>
  new Date(new Date(since).setUTCMonth(since.getUTCMonth() + promises.supportMonths));

function FinishedSite({ siteUrl }: { siteUrl: string }) {
  const { view, texts, formats, now } = useProject();
  const since = view.stageTimes.live;
  const design = view.designs.find(({ isChosen }) => isChosen);
  const picture = design && pictureOf(design);
  return (
    <figure className="now-site" aria-label={texts.live.address}>
      {picture && (
        <img
          src={picture}
          alt={fillText(texts.designs.picture, { title: design.title })}
          width={640}
          height={448}
        />
      )}
      <figcaption>
        <OutsideLink href={siteUrl}>{siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}</OutsideLink>
        {since && <span>{fillText(texts.live.since, { date: formats.shortDay(since, now) })}</span>}
        {since && (
          <span>{fillText(texts.live.included, { date: formats.shortDay(includedUntil(since), now) })}</span>
        )}
      </figcaption>
    </figure>
  );
}

export function StageLine() {
  const { view, texts, formats, now } = useProject();
  return (
    <ol className="project-stages" aria-label={texts.stages.label}>
      {stageSteps(view).map(({ stage, state, at, expectedAt }) => (
        <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="project-stage-mark" aria-hidden="true">
            {state === 'done' && <Icon name="check" />}
          </span>
          <span className="project-stage-name">
            {texts.stages[stage]}
            <span className="sr-only">, {texts.stages[state]}</span>
          </span>
          <span className="project-stage-date">
            {at && <time dateTime={at.toISOString()}>{formats.shortDay(at, now)}</time>}
            {!at && expectedAt && expectedAt > now && (
              <time dateTime={expectedAt.toISOString()}>
                {fillText(texts.stages.expected, { day: formats.nearDay(expectedAt, now) })}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
