import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { 'data-loading'?: boolean };

/**
 * Button element of the theme. While loading it is aria-disabled and ignores clicks: `disabled`
 * would drop the focus. Enter in a field clicks the submit button too, so a form is sent once.
 */
export function AppButton({ 'data-loading': isBusy, type = 'button', disabled, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      data-loading={isBusy}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
