/** One text per plural form of a language; `other` serves for the forms that are not given. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Types the forms of a dictionary: other languages have other forms than English. */
export const plural = (forms: Plural): Plural => forms;

export type Values = Readonly<Record<string, string | number>>;

/** Replaces `{name}` by its value; a name without a value stays, so that tests find it. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

export const fillPlural = (forms: Plural, n: number, lang: string, values: Values = {}): string =>
  fill(forms[new Intl.PluralRules(lang).select(n)] ?? forms.other, {
    n: new Intl.NumberFormat(lang).format(n),
    ...values,
  });
