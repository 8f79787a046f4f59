import { AcceptInvite } from '#src/features/office/admin/accounts/accept-invite.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  return (
    <AppFrame narrow>
      <AcceptInvite />
    </AppFrame>
  );
}
