import { usePageContext } from 'vike-react/usePageContext';
import { ContactScreen } from '#src/features/site/admin/contacts/contact-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <ContactScreen id={Number(routeParams.id)} />;
}
