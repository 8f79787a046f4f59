import { done, type LaunchCheck, listText, todo } from './launch-check.rules.ts';

/** Accounts that can sign in. */
export type OwnerFacts = { username: string; hasSecondFactor: boolean; hasEmail: boolean };

export function checkSecondFactor(owners: readonly OwnerFacts[]): LaunchCheck {
  const without = owners.filter(({ hasSecondFactor }) => !hasSecondFactor).map(({ username }) => username);
  if (without.length === 0)
    return done(owners.length === 1 ? 'The only owner uses it.' : `All ${owners.length} owners use it.`);
  return todo(
    `A password alone opens the account of ${listText(without)}.`,
    'Each owner turns on two-step sign-in under “My login”.',
  );
}

export function checkOwnerEmail(owners: readonly OwnerFacts[]): LaunchCheck {
  const without = owners.filter(({ hasEmail }) => !hasEmail).map(({ username }) => username);
  if (without.length === 0) return done('Every owner gets notices about sign-ins and changes.');
  return todo(
    `${listText(without)} ${without.length === 1 ? 'has' : 'have'} no email address, and ${without.length === 1 ? 'gets' : 'get'} no notice of a stranger’s sign-in.`,
    'Add the addresses.',
  );
}

/** The variables create the first account and are not needed afterwards. */
export function checkAdminPassword(facts: {
  isInEnvironment: boolean;
  weakness: string | null;
}): LaunchCheck {
  if (!facts.isInEnvironment) return done('The environment holds no password.');
  return todo(
    facts.weakness
      ? `ADMIN_PASSWORD is still in the environment, and is easy to guess: ${facts.weakness}`
      : 'ADMIN_PASSWORD is still in the environment, where other programs may read it.',
    'Remove ADMIN_USERNAME and ADMIN_PASSWORD, and restart. If others could read it, change your password too.',
  );
}
