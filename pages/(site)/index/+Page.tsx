import '#src/features/site/home/home.css';
import { useData } from 'vike-react/useData';
import { promises } from '#src/domain/offer.ts';
import { PricingSection } from '#src/features/sale/pricing/pricing-section.tsx';
import { ContactSection } from '#src/features/site/contact/contact-form.tsx';
import { Hero } from '#src/features/site/home/hero.tsx';
import {
  BlogTeaser,
  ClosingBand,
  FaqSection,
  OrderBar,
  ProcessSection,
  ServicesSection,
  ShownWork,
  TestimonialsSection,
} from '#src/features/site/home/home-sections.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return (
    <main id="main">
      <Hero />
      <OrderBar />
      <ShownWork />
      <ServicesSection />
      <PricingSection />
      <ProcessSection />
      <TestimonialsSection />
      <FaqSection />
      <BlogTeaser articles={useData<Data>().featuredArticles} />
      <ContactSection
        id="enquiry"
        title="Ask us anything"
        text={`Tell us what you’d like to sort out online. We’ll reply within ${promises.replyHours} hours.`}
      />
      <ClosingBand />
    </main>
  );
}
