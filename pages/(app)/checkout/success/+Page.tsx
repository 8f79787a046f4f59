import { ThankYou } from '#src/features/sale/order/thank-you.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(ThankYou, { narrow: true });
