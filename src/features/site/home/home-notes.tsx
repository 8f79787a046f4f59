import '#src/ui/components/strip.css';
import { paths } from '#src/domain/paths.ts';

/** Shown by home-notes.client.ts: the order just confirmed, and the price of a country page. */
export function HomeNotes({ dismiss }: { dismiss: string }) {
  const close = (
    <button className="strip-close" type="button" aria-label={dismiss}>
      ×
    </button>
  );
  return (
    <aside
      aria-label="About your visit"
      data-translate
      data-script="/src/features/sale/language/translate.client.ts"
    >
      <div className="strip" id="order-note" hidden>
        <div className="wrap">
          <p role="status" />
          <a href={paths.customerPage}>Follow your project</a>
          {close}
        </div>
      </div>
      <div className="strip" id="market-note" hidden>
        <div className="wrap">
          {/* Only where this price can be charged. */}
          <x-variant when="currency:any">
            <p />
          </x-variant>
          <a href="/">Back to the page you came from</a>
          {close}
        </div>
      </div>
    </aside>
  );
}
