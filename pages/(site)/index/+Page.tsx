import '#src/features/home/home.css';
import { useData } from 'vike-react/useData';
import { promises } from '#src/domain/offer.ts';
import { BlogTeaser } from '#src/features/blog/blog-teaser.tsx';
import { ContactSection } from '#src/features/contact/contact-section.tsx';
import { ClosingBand } from '#src/features/home/closing-band.tsx';
import { FaqSection } from '#src/features/home/faq-section.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { OrderBar } from '#src/features/home/order-bar.tsx';
import { ProcessSection } from '#src/features/home/process-section.tsx';
import { ServicesSection } from '#src/features/home/services-section.tsx';
import { TestimonialsSection } from '#src/features/home/testimonials-section.tsx';
import { PricingSection } from '#src/features/pricing/pricing-section.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return (
    <main id="main">
      <Hero />
      <OrderBar />
      <ServicesSection />
      <PricingSection />
      <ProcessSection />
      <TestimonialsSection />
      <FaqSection />
      <BlogTeaser articles={useData<Data>().featuredArticles} />
      <ContactSection
        id="enquiry"
        title="Ask us anything"
        text={`Tell us what your business does and what you’d like to sort out online. We’ll reply within ${promises.replyHours} hours.`}
      />
      <ClosingBand />
    </main>
  );
}
