import type { LandingDictionary } from '#src/content/landing/landing.ts';

type Props = { words: Pick<LandingDictionary['chrome'], 'referralThanks' | 'referralThanksUnnamed' | 'referralClear'> };

/** Filled in and shown by referral.client.ts. Fixed to the bottom edge: nothing moves when it appears. */
export function ReferralBanner({ words }: Props) {
  return (
    <aside className="referral" id="referral" hidden data-text={words.referralThanks} data-unnamed={words.referralThanksUnnamed}>
      <p role="status" />
      <button type="button">{words.referralClear}</button>
    </aside>
  );
}
