import { LoginPage } from '#src/features/affiliate/login/login-page.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow nav={<a href="/affiliate-signup">Join Affiliate Program</a>}>
      <LoginPage />
    </AppFrame>
  );
}
