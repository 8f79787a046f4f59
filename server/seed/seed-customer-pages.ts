/** What the demo’s customers see: designs to choose from, messages, rounds of changes. */
import { readFileSync } from 'node:fs';
import { hashSecret } from '#server/auth/password.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { AdminEntity, type AdminRow } from '#server/modules/office/account/admin.entity.ts';
import { actingAs } from '#server/modules/office/account/admin.service.ts';
import { addMessage } from '#server/modules/project/customer-page/project-message.service.ts';
import { saveDesign } from '#server/modules/project/design/design.service.ts';
import {
  ProjectDesignEntity,
  ProjectEntity,
  ProjectFileEntity,
  type ProjectRow,
} from '#server/modules/project/project/project.entity.ts';
import { addEvent } from '#server/modules/project/project/project-history.service.ts';
import { randomBase32, randomToken } from '../platform/crypto.ts';
import type { Step } from './happening.ts';

/** Of the portfolio. */
const PICTURES = new URL('../../public/portfolio/', import.meta.url);
const DESIGNS = [
  {
    title: 'Calm',
    note: 'Plenty of room around your best picture, and one clear button.',
    pictures: { first: 'saltmarsh-candles', darker: 'oriel-and-thorne' },
  },
  {
    title: 'Shop window',
    note: 'Your offers side by side, for visitors who compare before they call.',
    pictures: { first: 'marrow-and-pip', darker: 'wrenfold' },
  },
  {
    title: 'Bold',
    note: 'A wide picture first, for visitors who look before they read.',
    pictures: { first: 'kestrel-row', darker: 'nightjar-security' },
  },
] as const;

const projectOf = (ctx: Context, orderId: number): Promise<ProjectRow> =>
  ctx.em.findOneOrFail(ProjectEntity, { orderId });

/** The pictures are our own: no child process has to check them. */
async function storePicture(ctx: Context, projectId: number, picture: string, title: string) {
  const { files, clock } = ctx.deps;
  const original = readFileSync(new URL(`${picture}-1120.webp`, PICTURES));
  const stem = `project-${randomBase32(26)}`;
  await files.put(`${stem}.webp`, original);
  await files.put(`${stem}.thumbnail.webp`, readFileSync(new URL(`${picture}-560.webp`, PICTURES)));
  return ctx.em.insert(ProjectFileEntity, {
    projectId,
    purpose: 'design',
    uploadedBy: 'staff',
    name: `${title}.webp`,
    mediaType: 'image/webp',
    sizeBytes: original.length,
    storageKey: `${stem}.webp`,
    thumbnailKey: `${stem}.thumbnail.webp`,
    createdAt: clock.now(),
  });
}

/** Three designs, to be sent with the next event of that name. */
export const addDesigns =
  (round: 'first' | 'darker' = 'first'): Step =>
  async (ctx, orderId) => {
    const { id: projectId } = await projectOf(ctx, orderId);
    for (const { title: name, note, pictures } of DESIGNS) {
      const title = round === 'darker' ? `${name}, darker` : name;
      const fileId = await storePicture(ctx, projectId, pictures[round], title);
      await saveDesign(ctx, { projectId, id: null, title, note, fileId, link: null });
    }
  };

/** Who builds the websites. Nobody knows her password. */
const DESIGNER = 'maya.okafor';

export async function hireDesigner(ctx: Context): Promise<void> {
  await ctx.em.insert(AdminEntity, {
    username: DESIGNER,
    email: null,
    role: 'staff',
    passwordHash: await hashSecret(randomToken()),
    createdAt: ctx.deps.clock.now(),
  });
}

const designer = (ctx: Context): Promise<AdminRow> =>
  ctx.em.findOneOrFail(AdminEntity, { username: DESIGNER });

export const takeProject: Step = async (ctx, orderId) => {
  const { id: assigneeId } = await designer(ctx);
  await ctx.em.nativeUpdate(ProjectEntity, { orderId }, { assigneeId });
};

export const write =
  (from: 'customer' | 'staff', text: string): Step =>
  async (ctx, orderId) =>
    inTransaction(actingAs(ctx, await designer(ctx)), async (inner) =>
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
