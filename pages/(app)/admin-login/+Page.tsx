import { LoginForm } from '#src/features/office/admin/login/login-form.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(LoginForm, { narrow: true });
