/** Whether the address of a finished website answers, as a visitor would find it. */
import type { Context } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { get } from '#server/platform/outgoing/get.ts';

/** RFC 2606: names of samples, which lead nowhere. */
const EXAMPLE_HOST = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

async function findProblem(ctx: Context, siteUrl: string): Promise<string | null> {
  const { config, outgoing } = ctx.deps;
  if (config.demo && EXAMPLE_HOST.test(new URL(siteUrl).hostname)) return null;
  const { status, text, location } = await get(outgoing, siteUrl);
  if (status === 200) return null;
  if (status === null) return text;
  return location
    ? `It redirects too often, last to ${location.slice(0, 200)}.`
    : `It responds with status ${status} instead of 200.`;
}

/** Sends one request, and must not be called in a transaction. @throws AppError VALIDATION */
export async function requireLiveSite(ctx: Context, siteUrl: string): Promise<void> {
  const problem = await findProblem(ctx, siteUrl);
  if (!problem) return;
  const message = `We couldn’t open ${siteUrl}. ${problem}`;
  throw new AppError('VALIDATION', message, {
    issues: [{ path: ['siteUrl'], message }],
    data: { isUnreachable: true },
  });
}
