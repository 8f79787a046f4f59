import type { z } from 'zod';

type Fields<View extends z.ZodObject> = keyof z.output<View>;

/** The fields of a view are the columns of that name: a new field is added to the view only. */
export const viewOf = <View extends z.ZodObject, Row extends object>(
  view: View,
  row: Row & (Fields<View> extends keyof Row ? unknown : never),
): z.output<View> =>
  view.parse(
    Object.fromEntries(
      Object.keys(view.shape).map((field) => [field, row[field as keyof typeof row] ?? null]),
    ),
  );
