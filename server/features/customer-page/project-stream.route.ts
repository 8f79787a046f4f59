/** The stream of a project's page, at the signed address that the page contains. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { findRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { ProjectEntity } from '../project/project.entity.ts';
import { readSignedPath } from '../project-link/signed-path.service.ts';
import { streamPath } from './stream-ticket.ts';

export function mountProjectStream(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.projectStream}/:ticket{[0-9]{1,9}-[0-9]{1,6}}`, async (c) => {
    c.set('route', '/project/stream');
    const [id = 0, linkVersion = 0] = c.req.param('ticket').split('-').map(Number);
    const path = streamPath({ id, linkVersion });
    const expiresAt = readSignedPath(deps.keyring, path, c.req.query(), deps.clock.now());
    if (!expiresAt) throw new AppError('NOT_FOUND');
    const { ctx } = await createContext(c, deps);
    const project = await findRow(ctx.em, ProjectEntity, id);
    if (project?.linkVersion !== linkVersion) throw new AppError('NOT_FOUND');
    const lastVersion =
      /^\d{1,10}-\d{1,10}(-[0-9a-f]{8})?$/.exec(c.req.header('last-event-id') ?? '')?.[0] ?? null;
    const body = await deps.projectStreams.open({
      projectId: id,
      lastVersion,
      address: ctx.request.limitKey,
      expiresAt,
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
