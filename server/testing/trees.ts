/** Certificates through the services and the API. */
import type { CertificateAdminView } from '#src/domain/project/tree/certificate.schema.ts';
import { makePaidCheckout } from './factories.ts';
import { advanceProject, sendForm } from './projects.ts';
import type { TestApp } from './test-app.ts';

type Order = Awaited<ReturnType<typeof makePaidCheckout>>;

/** An order whose website is live. */
export async function makeLiveOrder(t: TestApp, values: { customerName?: string } = {}): Promise<Order> {
  const order = await makePaidCheckout(t, { customerName: 'Ada Quill', ...values });
  await sendForm(t, order.id);
  await advanceProject(t, order.id, 'designs_sent', 'design_chosen', 'went_live');
  return order;
}

export async function requireCertificate(t: TestApp, orderId: number): Promise<CertificateAdminView> {
  const { items } = await (await t.asAdmin()).api.trees.list.query({ q: String(orderId) });
  const found = items.find((row) => row.orderId === orderId);
  if (!found) throw new Error(`order ${orderId} has no certificate`);
  return found;
}
