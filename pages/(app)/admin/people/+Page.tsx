import { PeopleScreen } from '#src/features/admin/people/people-screen.tsx';

export function Page() {
  return <PeopleScreen />;
}
