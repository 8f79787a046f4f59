import { PeopleScreen } from '#src/features/admin/personal-data/personal-data-screen.tsx';

export function Page() {
  return <PeopleScreen />;
}
