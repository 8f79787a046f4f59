export { PeopleScreen as Page } from '#src/features/office/admin/personal-data/personal-data-screen.tsx';
