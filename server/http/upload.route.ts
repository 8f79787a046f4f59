/** The logo: the one multipart call in, and the admin's way to look at it. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { LOGO_FILE_NAME } from '#src/domain/confirmation/confirmation.schema.ts';
import { LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from '#src/domain/logo/logo.schema.ts';
import { readLogo, storeLogo } from '../features/logo/logo.service.ts';
import { requirePolicy } from '../trpc/procedures.ts';
import { readBytes } from './body.ts';
import { errorResponse } from './error-response.ts';
import { createContext, type Env, type Http } from './request-context.ts';

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
const READERS_AT_ONCE = 4;
let reading = 0;

/** A file is in memory as a whole: few are read at a time. What has been read waits in the decoders' line. @throws AppError 503 */
async function readInTurn(c: Http): Promise<Uint8Array> {
  if (reading >= READERS_AT_ONCE) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 2 });
  reading++;
  try {
    return await readLogoPart(c);
  } finally {
    reading--;
  }
}

/** @throws AppError 400, 413, 415 */
async function readLogoPart(c: Http): Promise<Uint8Array> {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new AppError('MEDIA_TYPE');
  let body: Buffer;
  try {
    body = await readBytes(c.req.raw, LOGO_SIZE_BYTES_MAX + MULTIPART_OVERHEAD_BYTES);
  } catch (error) {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? new AppError('TOO_LARGE', LOGO_MESSAGES.size.text) : error;
  }
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new AppError('BAD_REQUEST', LOGO_MESSAGES.failed.text);
  }
  const parts = [...form.entries()];
  const file = form.get('logo');
  if (parts.length !== 1 || !(file instanceof File)) throw new AppError('BAD_REQUEST', LOGO_MESSAGES.failed.text);
  return new Uint8Array(await file.arrayBuffer());
}

export function mountUploads(app: Hono<Env>, deps: Deps): void {
  app.all('/api/upload-logo', async (c) => {
    try {
      c.set('route', '/upload-logo');
      if (c.req.method !== 'POST') throw new AppError('METHOD', undefined, { allow: ['POST'] });
      const { ctx, headers } = await createContext(c, deps);
      await deps.addressLimiter.consume('upload', ctx.request.limitKey, ctx.em);
      const stored = await storeLogo(ctx, await readInTurn(c));
      headers.set('Content-Type', 'application/json; charset=utf-8');
      headers.set('Cache-Control', 'no-store');
      return new Response(JSON.stringify(stored), { status: 200, headers });
    } catch (error) {
      return errorResponse(error, c.get('requestId'), deps.logger);
    }
  });

  // SEC-19: the original only ever as an attachment; what may be shown is the PNG made from it.
  app.on(['GET', 'HEAD'], '/api/admin/uploads/:name', async (c) => {
    try {
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
    } catch (error) {
      return errorResponse(error, c.get('requestId'), deps.logger);
    }
  });
}
