import { AcceptInvite } from '#src/features/office/admin/accounts/accept-invite.tsx';
import { inFrame } from '#src/ui/app-frame.tsx';

export const Page = inFrame(AcceptInvite, { narrow: true });
