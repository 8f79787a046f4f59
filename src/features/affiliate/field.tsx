import { type InputWrapperProps, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

/** Boxes of one row stay aligned if only one of them has a help text. */
export const HELP_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

type Props<Values> = Omit<TextInputProps, 'form' | 'name'> & {
  form: UseFormReturnType<Values>;
  name: keyof Values & string;
};

export function Field<Values>({ form, name, ...rest }: Props<Values>) {
  return (
    <TextInput inputWrapperOrder={HELP_BELOW} key={form.key(name)} {...form.getInputProps(name)} {...rest} />
  );
}
