/**
 * Lists the accounts that have signed in on this device and so get their own rate limit counters:
 * failed attempts elsewhere never block the owner (decision 0019). It signs nobody in.
 */
import { type Context, cookieText } from '#server/context.ts';
import { randomToken } from '#server/platform/crypto.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { deviceGeneration, type NewSession } from './lucia.ts';
import type { SessionKind } from './session.entity.ts';

const COOKIE = '__Host-device';
const DAYS = 180;
const SECONDS = DAYS * DAY_SECONDS;
const ACCOUNTS_MAX = 8;
const FORMAT = /^v1\.([\w-]{22})((?:\.[0-9a-z]{1,9}:[\w-]{43}){1,8})$/;

/** `generation` is the account's `device_generation`: raising it revokes every earlier entry. */
export type DeviceAccount = { kind: SessionKind; id: number; generation: number };
type Entry = { issuedAt: string; signature: string };
type Device = { id: string; entries: Entry[] };

function readDevice(ctx: Context): Device | null {
  const [, id, list] = FORMAT.exec(ctx.request.cookie(COOKIE) ?? '') ?? [];
  if (!id || !list) return null;
  const entries = list
    .slice(1)
    .split('.')
    .map((entry) => ({ issuedAt: entry.slice(0, -44), signature: entry.slice(-43) }));
  return { id, entries };
}

/** The label has the kind: an affiliate's entry is invalid for the admin with the same id. */
const signed = (
  deviceId: string,
  { kind, id, generation }: DeviceAccount,
  issuedAt: string,
): [label: string, message: string] => [`device/v1/${kind}`, `${deviceId}|${id}|${generation}|${issuedAt}`];

const belongsTo = (ctx: Context, deviceId: string, account: DeviceAccount, entry: Entry): boolean =>
  ctx.deps.keyring.verify(...signed(deviceId, account, entry.issuedAt), entry.signature);

const nowSeconds = (ctx: Context): number => Math.floor(ctx.deps.clock.now().getTime() / 1000);

export const hasDeviceCookie = (ctx: Context): boolean => readDevice(ctx) !== null;

/** @returns the device's id if `account` signed in here within 180 days and was not revoked */
export function findKnownDevice(ctx: Context, account: DeviceAccount): string | null {
  const device = readDevice(ctx);
  if (!device) return null;
  const oldest = nowSeconds(ctx) - SECONDS;
  const isKnown = device.entries.some(
    (entry) => belongsTo(ctx, device.id, account, entry) && Number.parseInt(entry.issuedAt, 36) > oldest,
  );
  return isKnown ? device.id : null;
}

/** Call it after a complete login, once older devices have been revoked where required. */
export async function rememberDevice(ctx: Context, kind: SessionKind, id: number): Promise<void> {
  const generation = await deviceGeneration(ctx.em, kind, id);
  if (generation === null) return;
  const account = { kind, id, generation };
  const device = readDevice(ctx) ?? { id: randomToken(16), entries: [] };
  const issuedAt = nowSeconds(ctx).toString(36);
  const own = { issuedAt, signature: ctx.deps.keyring.sign(...signed(device.id, account, issuedAt)) };
  const others = device.entries.filter((entry) => !belongsTo(ctx, device.id, account, entry));
  const list = [own, ...others].slice(0, ACCOUNTS_MAX).map((entry) => `${entry.issuedAt}:${entry.signature}`);
  // Strict: only calls from our own pages need it, and those are same-site.
  const value = ['v1', device.id, ...list].join('.');
  ctx.setCookie(cookieText(COOKIE, value, { seconds: SECONDS, sameSite: 'Strict' }));
}

/**
 * Ends the session that was sent (SEC-03). Call it in the transaction that checks or changes the
 * account, or after its commit: sessions that it ends must be older than this one.
 */
export async function openSession(
  ctx: Context,
  kind: SessionKind,
  id: number,
  options: Pick<NewSession, 'provisional' | 'lifetimeMs'> = {},
): Promise<void> {
  const { sessions } = ctx.deps;
  await sessions.end(kind, ctx.request.cookie(sessions.cookieName(kind)), ctx.em);
  const meta = { ipPrefix: ipPrefix(ctx.request.ip), userAgent: ctx.request.userAgent, ...options };
  ctx.setCookie(await sessions.create(kind, id, meta, ctx.em));
  if (!options.provisional) await rememberDevice(ctx, kind, id);
}
