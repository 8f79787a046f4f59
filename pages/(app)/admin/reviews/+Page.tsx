export { ReviewsScreen as Page } from '#src/features/project/admin/reviews/reviews-screen.tsx';
