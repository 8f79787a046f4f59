import { z } from 'zod';
import { ID_UNKNOWN, line } from '#src/domain/shared/text.schema.ts';

export const SAVED_VIEWS_MAX = 30;
export const VIEW_NAME_MAX = 80;
const list = z.string().regex(/^[a-z-]{1,40}$/, ID_UNKNOWN);
export const viewListInput = z.object({ list });
export const viewSaveInput = z.object({
  list,
  name: line(VIEW_NAME_MAX, 'Give the view a name.').min(1, 'Give the view a name.'),
  query: line(1000),
});
export const savedView = z.object({ id: z.number(), name: z.string(), query: z.string() });
