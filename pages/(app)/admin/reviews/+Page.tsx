import { ReviewsScreen } from '#src/features/project/admin/reviews/reviews-screen.tsx';

export function Page() {
  return <ReviewsScreen />;
}
