import { ThankYou } from '#src/features/sale/order/thank-you.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow>
      <ThankYou />
    </AppFrame>
  );
}
