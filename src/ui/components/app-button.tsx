import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  'data-loading'?: boolean;
  /** Off, but keeps the focus: for a button that its own press turns off. */
  'data-disabled'?: boolean;
};

/**
 * Button element of the theme. Loading or off, it is aria-disabled and ignores clicks: `disabled`
 * would drop the focus. Enter in a field clicks the submit button too, so a form is sent once.
 */
export function AppButton({ 'data-loading': isBusy, type = 'button', disabled, onClick, ...rest }: Props) {
  const isOff = isBusy || (rest['data-disabled'] && !disabled);
  return (
    <button
      {...rest}
      type={type}
      data-loading={isBusy}
      disabled={disabled && !isBusy}
      aria-disabled={isOff || rest['aria-disabled']}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}
