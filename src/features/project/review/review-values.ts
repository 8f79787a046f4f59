import type { ReviewDictionary } from '#src/content/languages/review-texts.ts';
import { REVIEW_TEXT_MAX, reviewForm } from '#src/domain/project/review/review.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { NAME_INVISIBLE, NAME_LINK } from '#src/domain/shared/name.schema.ts';
import { tooLong } from '#src/domain/shared/text.schema.ts';

export type Values = { stars: number; text: string; nameShown: string; consent: boolean };
export const FIELDS = ['stars', 'text', 'nameShown', 'consent'] as const;
export type Field = (typeof FIELDS)[number];
export type Errors = Partial<Record<Field, string>>;

export const isField = (name: unknown): name is Field => FIELDS.includes(name as Field);

/** The message of the schema, which is English, in the language of the page. */
export function reviewErrorText(texts: ReviewDictionary, field: Field, message: string): string {
  const { errors } = texts;
  if (field === 'text')
    return message === tooLong(REVIEW_TEXT_MAX)
      ? fillText(errors.textTooLong, { max: REVIEW_TEXT_MAX })
      : errors.text;
  if (field === 'nameShown')
    return message === NAME_LINK || message === NAME_INVISIBLE ? errors.nameNotPlain : errors.name;
  return errors[field];
}

export function errorsOf(texts: ReviewDictionary, values: Values): Errors {
  const { error } = reviewForm.safeParse(values);
  const errors: Errors = {};
  for (const { path, message } of error?.issues ?? [])
    if (isField(path[0])) errors[path[0]] ??= reviewErrorText(texts, path[0], message);
  return errors;
}
