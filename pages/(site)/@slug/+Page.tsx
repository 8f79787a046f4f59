import { useData } from 'vike-react/useData';
import { ContactForm } from '#src/features/site/contact/contact-form.tsx';
import { LandingPage } from '#src/features/site/landing/landing-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { landing, form, lang } = useData<Data>();
  return <LandingPage landing={landing} form={<ContactForm texts={form} lang={lang} />} />;
}
