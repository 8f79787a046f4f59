/** The stream of a project's page, at the signed address that the page contains. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { findRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { ProjectEntity } from '../project/project.entity.ts';
import { readSignedPath } from '../project-link/signed-path.service.ts';

export function mountProjectStream(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.projectStream}/:id{[0-9]{1,9}}`, async (c) => {
    c.set('route', '/project/stream');
    const id = Number(c.req.param('id'));
    const path = `${apiPaths.projectStream}/${id}`;
    const signed = readSignedPath(deps.keyring, path, c.req.query(), deps.clock.now());
    if (!signed) throw new AppError('NOT_FOUND');
    const { ctx } = await createContext(c, deps);
    const project = await findRow(ctx.em, ProjectEntity, id);
    if (project?.linkVersion !== signed.linkVersion) throw new AppError('NOT_FOUND');
    const lastVersion =
      /^\d{1,10}-\d{1,10}(-[0-9a-f]{8})?$/.exec(c.req.header('last-event-id') ?? '')?.[0] ?? null;
    const body = await deps.projectStreams.open({
      projectId: id,
      lastVersion,
      address: ctx.request.limitKey,
      expiresAt: signed.expiresAt,
    });
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Proxies that buffer would hold events back.
        'X-Accel-Buffering': 'no',
      },
    });
  });
}
