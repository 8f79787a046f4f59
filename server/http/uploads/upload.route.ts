/** The logo: its multipart upload, and the admin's download. */

import type { Hono } from 'hono';
import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { readLogo, storeLogo } from '#server/features/logo/logo.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { requirePolicy } from '#server/trpc/procedures.ts';
import { LOGO_FILE_NAME } from '#src/domain/confirmation/confirmation.schema.ts';
import { LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from '#src/domain/logo/logo.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { createContext, type Env, type Http } from '../request-context.ts';
import { isMultipart, readOnlyFile } from './multipart.ts';
import { withUploadBody } from './upload-body.ts';

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
const BODY_LIMITS = {
  bytes: LOGO_SIZE_BYTES_MAX + MULTIPART_OVERHEAD_BYTES,
  tooLargeText: LOGO_MESSAGES.size.text,
};

/** @throws AppError 400, 408, 413, 415, 503 */
async function receiveLogo(c: Http, ctx: Context): Promise<{ fileName: string }> {
  const contentType = c.req.header('content-type') ?? '';
  if (!isMultipart(contentType)) throw new AppError('MEDIA_TYPE');
  return await withUploadBody(c.req.raw, BODY_LIMITS, async (body) => {
    const file = await readOnlyFile(body, contentType, 'logo');
    if (!file) throw new AppError('BAD_REQUEST', LOGO_MESSAGES.failed.text);
    return await storeLogo(ctx, await file.bytes());
  });
}

export function mountUploads(app: Hono<Env>, deps: Deps): void {
  app.all(apiPaths.logoUpload, async (c) => {
    c.set('route', '/upload-logo');
    if (c.req.method !== 'POST') throw new AppError('METHOD', undefined, { allow: ['POST'] });
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'public');
    await deps.addressLimiter.consume('upload', ctx.request.limitKey, ctx.em);
    const stored = await receiveLogo(c, ctx);
    headers.set('Content-Type', 'application/json; charset=utf-8');
    headers.set('Cache-Control', 'no-store');
    return new Response(JSON.stringify(stored), { status: 200, headers });
  });

  // SEC-19: the original is only sent as an attachment; the PNG made from it may be shown inline.
  app.on(['GET', 'HEAD'], `${apiPaths.uploads}/:name`, async (c) => {
    c.set('route', '/admin/uploads/{name}');
    const { ctx } = await createContext(c, deps);
    requirePolicy(ctx, 'admin');
    const name = c.req.param('name');
    if (!LOGO_FILE_NAME.test(name)) throw new AppError('NOT_FOUND');
    const preview = c.req.query('preview') !== undefined;
    const logo = await readLogo(ctx, name, preview);
    return new Response(new Uint8Array(logo.bytes), {
      headers: {
        'Content-Type': logo.contentType,
        'Content-Disposition': `${preview ? 'inline' : 'attachment'}; filename="${logo.fileName}"`,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-store',
      },
    });
  });
}
