import { PeopleScreen } from '#src/features/office/admin/personal-data/personal-data-screen.tsx';

export function Page() {
  return <PeopleScreen />;
}
