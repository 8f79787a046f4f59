import type { Hono } from 'hono';
import type { Context, Deps } from '#server/context.ts';
import { jsonResponse } from '#server/http/api/error-response.ts';
import { createContext, type Env, type Http } from '#server/http/request-context.ts';
import { downloadHeaders } from '#server/http/security/security-headers.ts';
import { receiveFile } from '#server/http/uploads/body.ts';
import { readSignedPath } from '#server/modules/sale/order-email/email-links.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  FILE_PURPOSES,
  type FilePurpose,
  PROJECT_TOKEN_HEADER,
  type ProjectFileView,
} from '#src/domain/project/file/project-file.schema.ts';
import { requireProject } from '../customer-page/customer-page.service.ts';
import {
  contentDisposition,
  filePath,
  readProjectFile,
  storeProjectFile,
  thumbnailPath,
} from './project-file.service.ts';

const FILE = {
  field: 'file',
  bytesMax: FILE_BYTES_MAX,
  uploader: 'identified',
  messages: { missing: FILE_MESSAGES.failed, tooLarge: FILE_MESSAGES.size, noForm: FILE_MESSAGES.type },
} as const;

type Target = { projectId: number; purpose: FilePurpose; uploadedBy: 'customer' | 'staff' };

/** @throws AppError 400, 404, 408, 409, 413, 415, 503 */
const receive = (c: Http, ctx: Context, target: Target): Promise<ProjectFileView> =>
  receiveFile(c, FILE, async (file) =>
    storeProjectFile(ctx, { ...target, name: file.name, content: await file.bytes() }),
  );

const isPurpose = (value: string | undefined): value is FilePurpose =>
  FILE_PURPOSES.some((purpose) => purpose === value);

export function mountProjectFiles(app: Hono<Env>, deps: Deps): void {
  app.post(apiPaths.projectFiles, async (c) => {
    c.set('route', '/project/files');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'public');
    await deps.addressLimiter.consume('project-file', ctx.request.limitKey, ctx.em);
    // Before the body is read: strangers may not send any.
    const { id } = await requireProject(ctx, c.req.header(PROJECT_TOKEN_HEADER) ?? '');
    const target: Target = { projectId: id, purpose: 'attachment', uploadedBy: 'customer' };
    return jsonResponse(await receive(c, ctx, target), 201, headers);
  });

  app.post(`${apiPaths.staffProjectFiles}/:id{[0-9]{1,9}}`, async (c) => {
    c.set('route', '/admin/project-files/{id}');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'admin');
    const purpose = c.req.query('purpose');
    if (!isPurpose(purpose)) throw new AppError('BAD_REQUEST', 'Name the purpose: design or attachment.');
    const target: Target = { projectId: Number(c.req.param('id')), purpose, uploadedBy: 'staff' };
    return jsonResponse(await receive(c, ctx, target), 201, headers);
  });

  for (const [pattern, part, pathOf] of [
    [`${apiPaths.projectFiles}/:id{[0-9]{1,9}}`, 'original', filePath],
    [`${apiPaths.projectFiles}/:id{[0-9]{1,9}}/thumbnail`, 'thumbnail', thumbnailPath],
  ] as const)
    app.on(['GET', 'HEAD'], pattern, async (c) => {
      c.set('route', `/project/files/{id}${part === 'thumbnail' ? '/thumbnail' : ''}`);
      const id = Number(c.req.param('id'));
      const linkVersion = readSignedPath(deps.keyring, pathOf(id), c.req.query('t'), deps.clock.now());
      if (linkVersion === null) throw new AppError('NOT_FOUND');
      const { ctx } = await createContext(c, deps);
      const file = await readProjectFile(ctx, id, part, linkVersion);
      const disposition = contentDisposition(file.isInline ? 'inline' : 'attachment', file.name);
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          ...downloadHeaders(file.mediaType, disposition),
          // Each address stands for one unchanging file, for an hour.
          'Cache-Control': 'private, max-age=3600, immutable',
          'X-Robots-Tag': 'noindex',
        },
      });
    });
}
