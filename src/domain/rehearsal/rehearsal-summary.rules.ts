import { counted } from '../shared/number-text.ts';
import { CHANGED_KINDS, type Rehearsal } from './rehearsal.schema.ts';

/** "3 emails, 2 balances, 1 statement, 2 commissions; 1 row is skipped." */
export function rehearsalSummary(rehearsal: Rehearsal): string {
  const { emails, balances, statements, changed, withdrawn, skipped } = rehearsal;
  const touched = [
    emails.length === 0 ? 'No emails' : counted(emails.length, 'email'),
    ...(balances.length > 0 ? [counted(balances.length, 'balance')] : []),
    ...(statements.length > 0 ? [counted(statements.length, 'statement')] : []),
    ...CHANGED_KINDS.flatMap((kind) => (changed[kind] ? [counted(changed[kind], kind)] : [])),
  ];
  const notes = [
    ...(withdrawn.length > 0
      ? [`${counted(withdrawn.length, 'waiting email')} ${withdrawn.length === 1 ? 'is' : 'are'} withdrawn`]
      : []),
    ...(skipped.length > 0
      ? [`${counted(skipped.length, 'row')} ${skipped.length === 1 ? 'is' : 'are'} skipped`]
      : []),
  ];
  return `${[touched.join(', '), ...notes].join('; ')}.`;
}
