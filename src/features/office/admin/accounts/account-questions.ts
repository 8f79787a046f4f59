import { type AccountView, ROLE_HINTS, ROLE_LABELS } from '#src/domain/office/account/account.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

export type AccountQuestion =
  | { kind: 'role'; role: AdminRole }
  | { kind: 'link' | 'sessions' | 'totp' | 'disable' };

type QuestionText = { title: string; text: string; action: string; isDangerous?: boolean };

/** What a change of somebody's account does, for the dialog that asks. */
export function questionText(
  { username, email, state }: AccountView,
  question: AccountQuestion,
): QuestionText {
  switch (question.kind) {
    case 'role':
      return {
        title: `Change the role of ${username} to ${ROLE_LABELS[question.role]}?`,
        text: `${ROLE_HINTS[question.role]} It applies at once.`,
        action: 'Change role',
      };
    case 'link':
      return state === 'active'
        ? {
            title: `Send ${username} a password link?`,
            text: `We’ll email ${email} a link to choose a new password. The current one works until then.`,
            action: 'Send password link',
          }
        : {
            title: `Invite ${username} again?`,
            text: `A new link goes to ${email}. Earlier links no longer work.`,
            action: 'Invite again',
          };
    case 'sessions':
      return {
        title: `Sign ${username} out everywhere?`,
        text: 'This signs out every browser at once. Unsaved changes are lost. The password still works.',
        action: 'Sign out',
      };
    case 'totp':
      return {
        title: `Turn off two-step sign-in of ${username}?`,
        text: `Until ${username} sets it up again, the password alone is enough. Make sure that it is ${username} who asks.`,
        action: 'Turn off',
        isDangerous: true,
      };
    case 'disable':
      return {
        title: `Disable the account of ${username}?`,
        text: `This signs ${username} out everywhere. They can’t sign in until you enable the account again. What they did stays in the audit log.`,
        action: 'Disable',
        isDangerous: true,
      };
  }
}
