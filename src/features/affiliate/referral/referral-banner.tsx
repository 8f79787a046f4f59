import '#src/ui/components/strip.css';
import './referral-banner.css';
import type { LandingDictionary } from '#src/content/languages/landing-texts.ts';

type Props = {
  texts: Pick<
    LandingDictionary['chrome'],
    'referralThanks' | 'referralClear' | 'referralAsk' | 'referralKeep' | 'referralDecline' | 'closeNotice'
  >;
};

/** Shown by referral.client.ts. The x hides it and keeps the code; the other button clears it. */
export function ReferralBanner({ texts }: Props) {
  return (
    <aside className="strip referral" id="referral" hidden data-text={texts.referralThanks}>
      <div className="wrap">
        <p role="status" />
        <x-variant when="referral:ask">
          <span className="referral-ask" data-ask>
            {texts.referralAsk}
            <button className="text-button" type="button">
              {texts.referralKeep}
            </button>
            <button className="text-button" type="button" data-forget>
              {texts.referralDecline}
            </button>
          </span>
        </x-variant>
        <button className="text-button" type="button" data-forget>
          {texts.referralClear}
        </button>
        <x-variant when="referral:ask">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; as text it would be escaped */}
          <script dangerouslySetInnerHTML={{ __html: KEEP_REFERRAL }} />
        </x-variant>
        <button className="strip-close" type="button" data-hide aria-label={texts.closeNotice}>
          ×
        </button>
      </div>
    </aside>
  );
}

/**
 * Script beside the question whether the code may be kept, only in pages that ask: it moves the
 * code to lasting storage and reports that. If the report fails, the next page repeats it.
 */
const KEEP_REFERRAL = `(a=>{try{let k="referralCode",l=localStorage,s=sessionStorage;if(l[k])return a.remove();a.querySelector("button").onclick=()=>{let code=s[k],n=a.nextElementSibling;if(!code)return;l[k]=code;l.referralReplaced="-";s.removeItem(k);a.remove();n.focus();fetch("/api/referrals/visits",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({code,path:location.pathname,keep:true})}).then(r=>r.ok&&l.removeItem("referralReplaced"),()=>{})}}catch{}})(document.querySelector("[data-ask]"))`;
