import { ReviewScreen } from '#src/features/project/review/review-screen.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(ReviewScreen, { narrow: true });
