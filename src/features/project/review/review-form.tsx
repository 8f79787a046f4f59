import { Button, Checkbox, Input, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { readFailure, trpc } from '#src/client/trpc.ts';
import type { ReviewTexts } from '#src/content/languages/review-page.ts';
import type { ReviewDictionary } from '#src/content/languages/review-texts.ts';
import { fillPlural } from '#src/content/plural.ts';
import { EXCERPT_MAX, REVIEW_LINK_DAYS, STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import {
  REVIEW_TEXT_MAX,
  type ReviewPageView,
  reviewForm,
} from '#src/domain/project/review/review.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { NAME_INVISIBLE, NAME_LINK } from '#src/domain/shared/name.schema.ts';
import { tooLong } from '#src/domain/shared/text.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { ErrorSummary } from '#src/ui/components/error-summary.tsx';
import { STAR } from '#src/ui/components/stars.tsx';

type Props = {
  token: string;
  page: ReviewPageView;
  language: ReviewTexts;
  onSaved: (page: ReviewPageView) => void;
  onCancel: () => void;
};

const idOf = (field: string): string => `review-${field}`;

/** Keeps what was entered whatever happens; only a saved review leaves the form. */
export function ReviewForm({ token, page, language, onSaved, onCancel }: Props) {
  const { texts } = language;
  const { review, suggestedNames } = page;
  const form = useForm<Values>({
    initialValues: {
      stars: review?.stars ?? 0,
      text: review?.text ?? '',
      nameShown: review?.nameShown ?? suggestedNames[0] ?? '',
      consent: review !== null,
    },
    validate: (values) => errorsOf(texts, reviewForm.safeParse(values).error?.issues ?? []),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const save = trpc.reviews.save.useMutation();

  function send(values: Values): void {
    if (save.isPending) return;
    setFailure(null);
    save.mutate(
      { ...values, consent: true, token },
      {
        onSuccess: onSaved,
        onError(error) {
          const known = readFailure(error);
          const errors = errorsOf(texts, known?.issues ?? []);
          if (Object.keys(errors).length > 0) {
            form.setErrors(errors);
            return focusFirstError();
          }
          if (known?.code === 'NOT_FOUND') return setFailure(`${texts.badLink.title}. ${texts.badLink.text}`);
          const { title, text } = review ? texts.tooLate : texts.expired;
          setFailure(
            known?.code === 'CONFLICT'
              ? `${title}. ${fillText(text, { days: REVIEW_LINK_DAYS })}`
              : texts.errors.failed,
          );
        },
      },
    );
  }

  function stop(): void {
    setFailure(null);
    focusFirstError();
  }

  const problems = FIELDS.filter((field) => form.errors[field]).map((field) => ({
    id: idOf(field),
    message: String(form.errors[field]),
  }));
  return (
    <form className="review-form" noValidate onSubmit={form.onSubmit(send, stop)}>
      <ErrorSummary problems={problems} title={texts.problem} />
      <p className="review-note">{texts.required}</p>
      <StarField
        value={form.values.stars}
        onChange={(stars) => form.setFieldValue('stars', stars)}
        error={form.errors.stars}
        language={language}
      />
      <Textarea
        id={idOf('text')}
        size="md"
        label={texts.text}
        description={fillText(texts.textHint, { max: REVIEW_TEXT_MAX, shown: EXCERPT_MAX })}
        autosize
        minRows={4}
        maxRows={14}
        required
        withAsterisk={false}
        {...form.getInputProps('text')}
      />
      <div>
        <TextInput
          id={idOf('nameShown')}
          size="md"
          label={texts.name}
          description={texts.nameHint}
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={TEXT_MAX.name}
          {...form.getInputProps('nameShown')}
        />
        {suggestedNames.length > 0 && (
          <fieldset className="review-names">
            <legend>{texts.nameSuggestions}</legend>
            {suggestedNames.map((name) => (
              <Button
                key={name}
                variant="default"
                size="sm"
                aria-pressed={form.values.nameShown === name}
                onClick={() => form.setFieldValue('nameShown', name)}
              >
                {name}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <Checkbox
        id={idOf('consent')}
        label={texts.consent}
        description={texts.consentHint}
        required
        {...form.getInputProps('consent', { type: 'checkbox' })}
        aria-invalid={form.errors.consent ? true : undefined}
      />
      <p className="form-error" role="alert">
        {failure}
      </p>
      <div className="review-buttons">
        <Button type="submit" size="md" loading={save.isPending}>
          {review ? texts.saveChanges : texts.send}
        </Button>
        {review && (
          <Button variant="subtle" size="md" onClick={onCancel}>
            {texts.yours.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

type Values = { stars: number; text: string; nameShown: string; consent: boolean };
const FIELDS = ['stars', 'text', 'nameShown', 'consent'] as const;
type Field = (typeof FIELDS)[number];

const isField = (name: unknown): name is Field => FIELDS.includes(name as Field);

/** The message of the schema, which is English, in the language of the page. */
function reviewErrorText(texts: ReviewDictionary, field: Field, message: string): string {
  const { errors } = texts;
  if (field === 'text')
    return message === tooLong(REVIEW_TEXT_MAX)
      ? fillText(errors.textTooLong, { max: REVIEW_TEXT_MAX })
      : errors.text;
  if (field === 'nameShown')
    return message === NAME_LINK || message === NAME_INVISIBLE ? errors.nameNotPlain : errors.name;
  return errors[field];
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field. */
function errorsOf(texts: ReviewDictionary, issues: readonly Issue[]): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues)
    if (isField(path[0])) errors[path[0]] ??= reviewErrorText(texts, path[0], message);
  return errors;
}

type StarProps = {
  value: number;
  onChange: (stars: number) => void;
  error: ReactNode;
  language: ReviewTexts;
};

export const PLACES = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** Five native radio buttons: arrow keys, names and the group come from the browser. */
function StarField({ value, onChange, error, language: { lang, texts } }: StarProps) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <div
      className="review-stars"
      role="radiogroup"
      aria-labelledby="review-stars-label"
      aria-required
      data-error={error ? true : undefined}
      aria-describedby={error ? 'review-stars-error' : undefined}
    >
      <div id="review-stars-label" className="review-label">
        {texts.stars}
      </div>
      <div className="review-stars-row" onPointerLeave={() => setHovered(0)}>
        {PLACES.map((place) => (
          <label key={place} onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(place)}>
            <input
              type="radio"
              name="stars"
              id={place === 1 ? 'review-stars' : undefined}
              value={place}
              checked={value === place}
              aria-label={fillPlural(texts.starCount, place, lang)}
              aria-describedby={error ? 'review-stars-error' : undefined}
              onChange={() => onChange(place)}
            />
            <Star isOn={place <= shown} />
          </label>
        ))}
        <span className="review-stars-text" aria-hidden="true">
          {shown > 0 && fillPlural(texts.starCount, shown, lang)}
        </span>
      </div>
      {error && (
        <Input.Error id="review-stars-error" size="md">
          {error}
        </Input.Error>
      )}
    </div>
  );
}

/** Decoration: what it stands for is written beside it. */
export function Star({ isOn }: { isOn: boolean }) {
  return (
    <svg className="review-star" data-on={isOn || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
