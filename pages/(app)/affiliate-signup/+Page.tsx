import { paths } from '#src/domain/paths.ts';
import { SignupPage } from '#src/features/affiliate/signup/signup-page.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(SignupPage, { nav: <a href={paths.affiliateLogin}>Affiliate Login</a> });
