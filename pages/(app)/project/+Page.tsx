import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { OwnCertificate } from '#src/features/project/certificate/own-certificate.tsx';
import { ProjectScreen } from '#src/features/project/project-screen.tsx';
import { ReviewCard } from '#src/features/project/review/review-card.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

const Review = ({ view: { orderId, lang, review } }: { view: CustomerPageView }) => (
  <ReviewCard orderId={orderId} lang={lang} review={review} />
);

export function Page() {
  return (
    <AppFrame>
      <ProjectScreen Review={Review} Certificate={OwnCertificate} />
    </AppFrame>
  );
}
