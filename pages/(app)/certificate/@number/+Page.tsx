import { usePageContext } from 'vike-react/usePageContext';
import { CertificateScreen } from '#src/features/project/certificate/certificate-screen.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  const { certificate } = usePageContext();
  return <AppFrame narrow>{certificate && <CertificateScreen certificate={certificate} />}</AppFrame>;
}
