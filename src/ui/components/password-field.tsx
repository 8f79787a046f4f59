import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine's field sets no aria-invalid, and its visibility button is not reachable by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the characters', tabIndex: 0 }}
      {...props}
    />
  );
}
