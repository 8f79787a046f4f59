import { paths } from '#src/domain/paths.ts';
import { LoginPage } from '#src/features/affiliate/login/login-page.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

const nav = <a href={paths.affiliateSignup}>Join Affiliate Program</a>;
export const Page = inFrame(LoginPage, { narrow: true, nav });
