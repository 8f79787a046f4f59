import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { jsonResponse } from '#server/http/api/error-response.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { downloadHeaders } from '#server/http/security/security-headers.ts';
import { receiveFile } from '#server/http/uploads/body.ts';
import { AppError } from '#server/platform/errors.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { LOGO_FILE_NAME } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { readLogo, storeLogo } from './logo.service.ts';

const LOGO = {
  field: 'logo',
  bytesMax: LOGO_SIZE_BYTES_MAX,
  uploader: 'anonymous',
  messages: { missing: LOGO_MESSAGES.failed.text, tooLarge: LOGO_MESSAGES.size.text },
} as const;

export function mountLogoUpload(app: Hono<Env>, deps: Deps): void {
  app.all(apiPaths.logoUpload, async (c) => {
    c.set('route', '/upload-logo');
    if (c.req.method !== 'POST') throw new AppError('METHOD', undefined, { allow: ['POST'] });
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'public');
    await deps.addressLimiter.consume('upload', ctx.request.limitKey, ctx.em);
    const stored = await receiveFile(c, LOGO, async (file) => storeLogo(ctx, await file.bytes()));
    return jsonResponse(stored, 200, headers);
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
    const disposition = `${preview ? 'inline' : 'attachment'}; filename="${logo.fileName}"`;
    return new Response(new Uint8Array(logo.bytes), {
      headers: downloadHeaders(logo.contentType, disposition),
    });
  });
}
