import { faq } from '#src/content/home/home.ts';
import { FaqList } from '#src/ui/components/faq-list.tsx';
import { WithPrice } from '#src/ui/components/price.tsx';

export function FaqSection() {
  return (
    <section className="section tint faq" id="faq">
      <div className="wrap faq-grid">
        <div className="section-head">
          <h2 data-t="pages.faq.title">Questions people ask before they order</h2>
        </div>
        <FaqList items={faq} write={(text) => <WithPrice text={text} />} />
      </div>
    </section>
  );
}
