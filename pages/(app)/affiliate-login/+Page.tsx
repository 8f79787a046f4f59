import { paths } from '#src/domain/paths.ts';
import { LoginPage } from '#src/features/affiliate/login/login-page.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow nav={<a href={paths.affiliateSignup}>Join Affiliate Program</a>}>
      <LoginPage />
    </AppFrame>
  );
}
