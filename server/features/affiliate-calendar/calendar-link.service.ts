/**
 * The secret address of an affiliate's calendar: `<id>-<HMAC>`. It is derived from the moment of
 * its activation, so it is never stored, and turning it off or on again revokes earlier ones.
 */

import { type Context, inTransaction } from '#server/context.ts';
import { findRow } from '#server/platform/database/rows.ts';
import type { CalendarLinkView } from '#src/domain/affiliate/affiliate-account.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { AffiliateEntity, type AffiliateRow } from '../affiliate/affiliate.entity.ts';
import { writeAudit } from '../audit/audit.service.ts';

const LABEL = 'affiliate-calendar/v1';
const TOKEN = /^([1-9]\d{0,8})-([\w-]{43})$/;

const message = (id: number, since: Date): string => `calendar|v1|${id}|${since.getTime()}`;

export async function calendarLink(ctx: Context, affiliateId: number): Promise<CalendarLinkView> {
  const { keyring, config } = ctx.deps;
  const since = (await findRow(ctx.em, AffiliateEntity, affiliateId))?.calendarSince;
  if (!since) return { url: null };
  const token = `${affiliateId}-${keyring.sign(LABEL, message(affiliateId, since))}`;
  return { url: `${config.origin}${apiPaths.affiliateCalendar}/${token}.ics` };
}

/** Turns the calendar on with a new address, or off. */
export async function switchCalendar(
  ctx: Context,
  affiliateId: number,
  isOn: boolean,
): Promise<CalendarLinkView> {
  await inTransaction(ctx, async (inner) => {
    const calendarSince = isOn ? ctx.deps.clock.now() : null;
    await inner.em.nativeUpdate(AffiliateEntity, { id: affiliateId }, { calendarSince });
    await writeAudit(inner, {
      action: 'affiliate.calendar',
      subjectKind: 'affiliate',
      subjectId: affiliateId,
      after: { isOn },
    });
  });
  return calendarLink(ctx, affiliateId);
}

/** The affiliate of a valid token, otherwise null. */
export async function findByCalendarToken(ctx: Context, token: string): Promise<AffiliateRow | null> {
  const match = TOKEN.exec(token);
  if (!match) return null;
  const affiliate = await findRow(ctx.em, AffiliateEntity, Number(match[1]));
  if (!affiliate?.calendarSince || affiliate.status === 'closed') return null;
  const isValid = ctx.deps.keyring.verify(
    LABEL,
    message(affiliate.id, affiliate.calendarSince),
    match[2] ?? '',
  );
  return isValid ? affiliate : null;
}
