/** The certificate follows the project of its order (server/stage-listeners.ts). */
import type { Context } from '#server/context.ts';
import { effectiveEvents, type ProjectEventKind } from '#src/domain/project/project.rules.ts';
import { isCertificateValid } from '#src/domain/tree/certificate.rules.ts';
import { findEventRows } from '../project/project-history.service.ts';
import type { StageListener } from '../project/stage-listener.port.ts';
import { CertificateEntity } from './certificate.entity.ts';
import { createCertificate, lockCertificateOf } from './certificate.service.ts';
import { emailCertificate } from './certificate-email.service.ts';

const FOLLOWED: ReadonlySet<ProjectEventKind> = new Set(['went_live', 'undone', 'closed', 'restored']);

export const certificateListener: StageListener<Context> = async (ctx, project, { kind }) => {
  if (!FOLLOWED.has(kind)) return;
  const { id: projectId, orderId } = project;
  const events = effectiveEvents(await findEventRows(ctx, [projectId]));
  const certificate = await lockCertificateOf(ctx, orderId);
  const isValid = isCertificateValid({
    wasLive: events.some((event) => event.kind === 'went_live'),
    isClosed: project.stage === 'closed',
    isPlanted: typeof certificate?.batchId === 'number',
  });
  if (!certificate) {
    if (isValid) await emailCertificate(ctx, await createCertificate(ctx, orderId));
    return;
  }
  const withdrawnAt = isValid ? null : (certificate.withdrawnAt ?? ctx.deps.clock.now());
  await ctx.em.nativeUpdate(CertificateEntity, { id: certificate.id }, { withdrawnAt });
};
