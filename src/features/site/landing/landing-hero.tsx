import './landing-hero.css';
import type { ReactNode } from 'react';
import { landings } from '#src/content/landing/index.ts';
import type { Landing } from '#src/content/landing/landing.ts';
import { LEAD_OFFER } from '#src/content/landing/promised-times.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { ExampleDevices } from '#src/ui/example-screen/example-screen.tsx';

type Buttons = {
  order: string;
  call: string;
  /** Beside the call button, where the number is a call abroad: chat, with this message. */
  chat?: { label: string; message: string; newTab: string };
};

/** Of the hero and the closing section: order leads home, call shows the number. */
export function LandingButtons({ order, call, chat }: Buttons) {
  return (
    <div className="btn-row">
      <a className="btn gold" href="/">
        {order}
      </a>
      <a className="btn line" href={phoneUrl} aria-label={call}>
        <Icon name="phone" />
        {site.phone}
      </a>
      {chat && (
        <a className="btn line" href={chatUrl(chat.message)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {chat.label}
          <span className="sr"> ({chat.newTab})</span>
        </a>
      )}
    </div>
  );
}

export function LandingHero({
  landing,
  lang,
  buttons,
  note,
  fill,
}: {
  landing: Landing;
  lang: string;
  buttons: ReactNode;
  note: string;
  fill: (text: string) => string;
}) {
  const [lead, story] = heroTexts(landing.content, lang);
  return (
    <section className="page-head landing-head">
      <div className="wrap landing-hero">
        <div>
          {landing.location && (
            <p className="badge gold landing-place">
              <Icon name="pin" />
              {landing.location}
            </p>
          )}
          <h1>{keepDashes(landing.h1)}</h1>
          <p className="lead">{fill(lead)}</p>
          {buttons}
          <p className="small muted price-note">{note}</p>
        </div>
        <ExampleDevices screen={landing.screen} layout={landings.indexOf(landing)} />
        {story && <p className="landing-intro">{story}</p>}
      </div>
    </section>
  );
}

/** A lead shorter than this takes in the next sentence. */
const LEAD_MIN = 40;

/** The first sentence of the introduction, which stands above the button, and the rest. */
export function splitIntro(intro: string, lang: string): [lead: string, rest: string] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(intro);
  for (const { index, segment } of sentences) {
    const end = index + segment.length;
    const lead = intro.slice(0, end).trimEnd();
    if (lead.length >= LEAD_MIN) return [lead, intro.slice(end).trimStart()];
  }
  return [intro, ''];
}

/** What stands above the button, and the story beside the example. */
export function heroTexts(
  { lead, intro }: { lead?: string; intro: string },
  lang: string,
): [lead: string, story: string] {
  return lead ? [`${lead} ${LEAD_OFFER}`, intro] : splitIntro(intro, lang);
}

/** No line begins with a dash: the space before it does not break. */
export const keepDashes = (text: string): string => text.replaceAll(/ (?=– )/g, '\u00a0');
