import { fillText } from '#src/domain/shared/in-language.ts';

/** One text per plural form of a language; `other` serves for the forms that are not given. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Types the forms of a dictionary: other languages have other forms than English. */
export const plural = (forms: Plural): Plural => forms;

type Values = Readonly<Record<string, string | number>>;

export const fillPlural = (forms: Plural, n: number, lang: string, values: Values = {}): string =>
  fillText(forms[new Intl.PluralRules(lang).select(n)] ?? forms.other, {
    n: new Intl.NumberFormat(lang).format(n),
    ...values,
  });
