import { LEAD_OFFER } from '#src/content/landing/promised-times.ts';

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
