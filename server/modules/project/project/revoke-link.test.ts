/** Staff end the links of a customer. */
import { expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { logoForm, makeAffiliate, SVG_LOGO } from '#server/testing/factories.ts';
import {
  makeLiveOrder,
  projectToken,
  REVIEW,
  requireProject,
  reviewToken,
} from '#server/testing/projects.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { PROJECT_TOKEN_HEADER } from '#src/domain/project/file/project-file.schema.ts';

it('SEC-39: every earlier link ends, with the addresses of its page, once, and newer ones work; only staff can do it', async () => {
  const t = await createTestApp();
  const order = await makeLiveOrder(t);
  const { id, linkVersion } = await requireProject(t, order.id);
  const visitor = t.asVisitor();
  const page = (version: number) =>
    visitor.api.customerPage.get.mutate({ token: projectToken(t, order.id, version) });
  const review = (version: number) =>
    visitor.api.reviews.save.mutate({ ...REVIEW, token: reviewToken(t, order.id, version) });

  const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
  for (const [stranger, httpStatus] of [
    [visitor, 401],
    [affiliate, 403],
  ] as const)
    expect(await rejection(stranger.api.projects.revokeLink.mutate({ id, linkVersion }))).toMatchObject({
      httpStatus,
    });
  const { order: shown } = await page(1);
  const upload = await visitor.call('/api/project/files', {
    method: 'POST',
    raw: logoForm(SVG_LOGO, 'sketch.svg', 'file'),
    headers: { [PROJECT_TOKEN_HEADER]: projectToken(t, order.id, 1) },
  });
  const addresses: string[] = [shown.receiptUrl, upload.body.url, upload.body.thumbnailUrl];
  for (const address of addresses) expect((await visitor.get(address)).status).toBe(200);

  const staff = await t.asAdmin('staff');
  // A waiting email that cannot be decrypted does not keep the links alive.
  await t.jobsDone();
  await t.sql(
    `update mail_message set status = 'queued', sent_at = null, payload_encrypted = 'unreadable' where id =
     (select id from mail_message where order_id = ? limit 1)`,
    [order.id],
  );
  const revoked = await staff.api.projects.revokeLink.mutate({ id, linkVersion });
  expect(revoked.linkVersion).toBe(linkVersion + 1);
  for (const call of [() => page(1), () => review(1)])
    expect(await rejection(call())).toMatchObject({ httpStatus: 404 });
  expect(await t.sql('select from review')).toEqual([]);
  for (const address of addresses) expectError(await visitor.get(address), 404);

  // A second attempt, from a page that was opened before, leaves the newer links alone.
  expect(await rejection(staff.api.projects.revokeLink.mutate({ id, linkVersion }))).toMatchObject({
    httpStatus: 409,
  });
  const [, newest = ''] = (await page(2)).review?.url?.split('/review#t=') ?? [];
  await visitor.api.reviews.open.mutate({ token: newest });
  await review(2);
  expect(
    await t.sql(`select actor_name, subject_id from audit_log where action = 'project.revoke-link'`),
  ).toHaveLength(1);
  expect(await rejection(staff.api.projects.revokeLink.mutate({ id: 99_999, linkVersion }))).toMatchObject({
    httpStatus: 404,
  });
});
