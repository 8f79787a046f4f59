import { LoginForm } from '#src/features/office/admin/login/login-form.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow>
      <LoginForm />
    </AppFrame>
  );
}
