/** The certificate follows the project of its order. */
import type { Context } from '#server/context.ts';
import type { Listener } from '#server/events.ts';
import { hasEmail, withdrawWaiting } from '#server/modules/sale/order/waiting-email.service.ts';
import { effectiveEvents, type ProjectEventKind } from '#src/domain/project/project/project.rules.ts';
import { isCertificateValid } from '#src/domain/project/tree/certificate.rules.ts';
import { CertificateEntity } from './certificate.entity.ts';
import { createCertificate, lockCertificateOf } from './certificate.service.ts';
import { emailCertificate } from './certificate-email.service.ts';

const FOLLOWED: ReadonlySet<ProjectEventKind> = new Set(['went_live', 'undone', 'closed', 'restored']);

export const certificateListener: Listener<Context, 'project.event'> = async (
  ctx,
  { project, kind, eventId, history },
) => {
  if (!FOLLOWED.has(kind)) return;
  const { orderId, stage } = project;
  const known = await lockCertificateOf(ctx, orderId);
  const isValid = isCertificateValid({
    wasLive: effectiveEvents(history).some((event) => event.kind === 'went_live'),
    isClosed: stage === 'closed',
    isPlanted: typeof known?.batchId === 'number',
  });
  if (!isValid) {
    const withdrawnAt = known?.withdrawnAt ?? ctx.deps.clock.now();
    await ctx.em.nativeUpdate(CertificateEntity, { orderId }, { withdrawnAt });
    await withdrawWaiting(ctx, orderId, 'tree-certificate');
    return;
  }
  await ctx.em.nativeUpdate(CertificateEntity, { orderId }, { withdrawnAt: null });
  const certificate = known ?? (await createCertificate(ctx, orderId));
  // An email that was withdrawn before it left is sent with the certificate that is valid again.
  if (!(await hasEmail(ctx, orderId, 'tree-certificate'))) await emailCertificate(ctx, certificate, eventId);
};
