/** What the demo’s customers see: designs to choose from, messages, rounds of changes. */

import { type Context, inTransaction } from '#server/context.ts';
import { addMessage } from '#server/modules/project/customer-page/project-message.service.ts';
import { saveDesign } from '#server/modules/project/design/design.service.ts';
import { ProjectEntity, type ProjectRow } from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import {
  ProjectDesignEntity,
  ProjectFileEntity,
} from '#server/modules/project/project/project-page.entity.ts';
import { randomBase32 } from '../platform/crypto.ts';
import type { Step } from './happening.ts';
import { designPicture, type Palette } from './seed-pictures.ts';

const PALETTES: readonly Palette[] = [
  { paper: [250, 245, 233], ink: [31, 92, 67], accent: [242, 172, 43] },
  { paper: [244, 247, 250], ink: [24, 48, 82], accent: [214, 84, 60] },
  { paper: [252, 240, 236], ink: [92, 38, 54], accent: [126, 150, 92] },
];
const DESIGNS = [
  ['Calm', 'Plenty of room around your best photo, and one clear button.'],
  ['Bold', 'A wide picture first, for visitors who look before they read.'],
  ['Shop window', 'Three of your offers side by side, each with a price.'],
] as const;

const projectOf = (ctx: Context, orderId: number): Promise<ProjectRow> =>
  ctx.em.findOneOrFail(ProjectEntity, { orderId });

/** The pictures are our own: no child process has to check them. */
async function storePicture(ctx: Context, projectId: number, n: number): Promise<number> {
  const { files, clock } = ctx.deps;
  const picture = designPicture(PALETTES[(projectId + n) % PALETTES.length] as Palette, n);
  const stem = `project-${randomBase32(26)}`;
  await files.put(`${stem}.png`, picture);
  await files.put(`${stem}.thumbnail.png`, picture);
  const id = await ctx.em.insert(ProjectFileEntity, {
    projectId,
    purpose: 'design',
    uploadedBy: 'staff',
    name: `design-${n + 1}.png`,
    mediaType: 'image/png',
    sizeBytes: picture.length,
    storageKey: `${stem}.png`,
    thumbnailKey: `${stem}.thumbnail.png`,
    createdAt: clock.now(),
  });
  return id;
}

/** Three designs, to be sent with the next event of that name. */
export const addDesigns =
  (suffix = ''): Step =>
  async (ctx, orderId) => {
    const { id: projectId } = await projectOf(ctx, orderId);
    for (const [n, [title, note]] of DESIGNS.entries())
      await saveDesign(ctx, {
        projectId,
        id: null,
        title: `${title}${suffix}`,
        note,
        fileId: await storePicture(ctx, projectId, n),
        link: null,
      });
  };

/** Who writes for the shop. */
const ADMIN = { id: 1, username: 'admin', role: 'owner', sessionPublicId: 'seed' } as const;

export const write =
  (from: 'customer' | 'staff', text: string): Step =>
  (ctx, orderId) =>
    inTransaction({ ...ctx, admin: ADMIN }, async (inner) =>
      addMessage(inner, await projectOf(inner, orderId), { kind: 'message', from, text }),
    );

export const askForChanges =
  (text: string): Step =>
  (ctx, orderId) =>
    inTransaction(ctx, async (inner) => {
      const project = await projectOf(inner, orderId);
      const event = { kind: 'changes_requested', actorKind: 'customer', note: text } as const;
      const eventId = (await addEvent(inner, project, event))?.at(-1)?.id;
      await addMessage(inner, project, { kind: 'change_request', text, eventId });
    });

/** The customer takes the second design of the latest round. */
export const chooseSecond: Step = (ctx, orderId) =>
  inTransaction(ctx, async (inner) => {
    const project = await projectOf(inner, orderId);
    const [design] = await inner.em.find(
      ProjectDesignEntity,
      { projectId: project.id, position: 2 },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    await addEvent(inner, project, {
      kind: 'design_chosen',
      actorKind: 'customer',
      designId: design?.id,
    });
  });
