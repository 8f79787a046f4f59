import { ReviewScreen } from '#src/features/project/review/review-screen.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow>
      <ReviewScreen />
    </AppFrame>
  );
}
