import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { 'data-loading'?: boolean };

/**
 * What every button of the theme is made of. While its work is under way it looks busy but is not `disabled`, which would throw the focus
 * away: it says that it cannot be used, and drops the click. Enter in a field clicks the submit button too, so no form goes off twice.
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
