import '#src/ui/components/strip.css';

/** Loads its script after the page: other visitors of the home page get neither. */
const LOAD = "addEventListener('load',()=>import(document.getElementById('prospect').dataset.script))";

/**
 * Only in the home page that a prospect link opens (static-store.ts). It keeps room for the longest
 * greeting, so that nothing shifts when the text arrives.
 */
export function ProspectGreeting({ dismiss }: { dismiss: string }) {
  return (
    <x-variant when="greeting:on">
      <aside
        className="strip referral"
        id="prospect"
        aria-label="A note for you"
        data-known=""
        data-script="/src/features/referral/prospect.client.ts"
      >
        <div className="wrap">
          <p role="status" />
          <button className="strip-close" type="button" aria-label={dismiss}>
            ×
          </button>
        </div>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: LOAD }} />
    </x-variant>
  );
}
