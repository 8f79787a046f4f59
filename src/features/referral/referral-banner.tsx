import './referral-banner.css';
import type { LandingDictionary } from '#src/content/landing/landing.ts';

type Props = {
  words: Pick<LandingDictionary['chrome'], 'referralThanks' | 'referralThanksUnnamed' | 'referralClear'>;
};

/** Shown by referral.client.ts. Fixed to the bottom edge, so it causes no layout shift. */
export function ReferralBanner({ words }: Props) {
  return (
    <aside
      className="referral"
      id="referral"
      hidden
      data-text={words.referralThanks}
      data-unnamed={words.referralThanksUnnamed}
    >
      <p role="status" />
      <button type="button">{words.referralClear}</button>
    </aside>
  );
}
