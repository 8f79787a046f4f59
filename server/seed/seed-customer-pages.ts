/** What the demo’s customers see: designs to choose from, messages, rounds of changes. */

import { addMessage } from '#server/modules/project/customer-page/project-message.service.ts';
import { saveDesign } from '#server/modules/project/design/design.service.ts';
import { ProjectEntity } from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import {
  ProjectDesignEntity,
  ProjectFileEntity,
} from '#server/modules/project/project/project-page.entity.ts';
import { inTransaction } from '../context.ts';
import type { Deps } from '../deps.ts';
import { randomBase32 } from '../platform/crypto.ts';
import { at } from './seed-contacts.ts';
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

const projectOf = async (deps: Deps, orderId: number): Promise<number> =>
  (await at(deps, 0).em.findOneOrFail(ProjectEntity, { orderId })).id;

/** The pictures are our own: no child process has to check them. */
async function storePicture(deps: Deps, days: number, projectId: number, n: number): Promise<number> {
  const ctx = at(deps, days);
  const picture = designPicture(PALETTES[(projectId + n) % PALETTES.length] as Palette, n);
  const stem = `project-${randomBase32(26)}`;
  await deps.files.put(`${stem}.png`, picture);
  await deps.files.put(`${stem}.thumbnail.png`, picture);
  const id = await ctx.em.insert(ProjectFileEntity, {
    projectId,
    purpose: 'design',
    uploadedBy: 'staff',
    name: `design-${n + 1}.png`,
    mediaType: 'image/png',
    sizeBytes: picture.length,
    storageKey: `${stem}.png`,
    thumbnailKey: `${stem}.thumbnail.png`,
    createdAt: ctx.deps.clock.now(),
  });
  return id;
}

/** Three designs, to be sent with the next event of that name. */
export async function addDesigns(deps: Deps, orderId: number, days: number, suffix = ''): Promise<void> {
  const projectId = await projectOf(deps, orderId);
  for (const [n, [title, note]] of DESIGNS.entries()) {
    const fileId = await storePicture(deps, days, projectId, n);
    await saveDesign(at(deps, days), {
      projectId,
      id: null,
      title: `${title}${suffix}`,
      note,
      fileId,
      link: null,
    });
  }
}

/** Who writes for the shop. */
const ADMIN = { id: 1, username: 'admin', role: 'owner', sessionPublicId: 'seed' } as const;

type Words = { text: string; from: 'customer' | 'staff' };

export async function writeMessage(deps: Deps, orderId: number, days: number, words: Words): Promise<void> {
  await inTransaction({ ...at(deps, days), admin: ADMIN }, async (ctx) => {
    const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId });
    await addMessage(ctx, project, { kind: 'message', ...words });
  });
}

export async function askForChanges(deps: Deps, orderId: number, days: number, text: string): Promise<void> {
  await inTransaction(at(deps, days), async (ctx) => {
    const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId });
    const event = { kind: 'changes_requested', actorKind: 'customer', note: text } as const;
    const eventId = (await addEvent(ctx, project, event))?.at(-1)?.id;
    await addMessage(ctx, project, { kind: 'change_request', text, eventId });
  });
}

/** The customer takes the second design of the latest round. */
export async function chooseSecond(deps: Deps, orderId: number, days: number): Promise<void> {
  await inTransaction(at(deps, days), async (ctx) => {
    const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId });
    const [design] = await ctx.em.find(
      ProjectDesignEntity,
      { projectId: project.id, position: 2 },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    await addEvent(ctx, project, {
      kind: 'design_chosen',
      actorKind: 'customer',
      designId: design?.id,
    });
  });
}
