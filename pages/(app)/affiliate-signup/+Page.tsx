import { paths } from '#src/domain/paths.ts';
import { SignupPage } from '#src/features/affiliate/signup/signup-page.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame nav={<a href={paths.affiliateLogin}>Affiliate Login</a>}>
      <SignupPage />
    </AppFrame>
  );
}
