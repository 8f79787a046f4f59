import { ReviewsScreen } from '#src/features/admin/reviews/reviews-screen.tsx';

export function Page() {
  return <ReviewsScreen />;
}
