import { usePageContext } from 'vike-react/usePageContext';
import { StatementScreen } from '#src/features/affiliate/statement/statement-screen.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return (
    <AppFrame>
      <StatementScreen affiliateId={Number(routeParams.id)} />
    </AppFrame>
  );
}
