import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine's own field describes its fault but does not say that there is one, and keeps its eye from the keyboard. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the characters', tabIndex: 0 }}
      {...props}
    />
  );
}
