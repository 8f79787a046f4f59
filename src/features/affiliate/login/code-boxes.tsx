import './code-boxes.css';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CODE_SHORT } from '#src/domain/affiliate/login/login.schema.ts';
import { CODE_LENGTH } from '#src/domain/shared/limits.ts';

type Props = {
  label: string;
  /** Shown above the boxes; empty without one. */
  error: string;
  /** The server rejected the complete code: focus the first box, whose next digit starts anew. */
  isRejected: boolean;
  /** `reachedEnd`: the last box was filled, by typing or pasting. */
  onCode: (code: string, reachedEnd: boolean) => void;
};

const EMPTY_CODE: readonly string[] = Array.from({ length: CODE_LENGTH }, () => '');

/**
 * Digits only, one per box; paste works anywhere, backspace moves back. Supports one-time-code
 * autofill.
 */
export function CodeBoxes({ label, error, isRejected, onCode }: Props) {
  /** One entry per box, each a digit or ''. */
  const [digits, setDigits] = useState(EMPTY_CODE);
  const errorId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number): void =>
    boxes.current[Math.min(Math.max(index, 0), CODE_LENGTH - 1)]?.focus();
  useEffect(() => boxes.current[0]?.focus(), []);
  useEffect(() => {
    if (isRejected) boxes.current[0]?.focus();
  }, [isRejected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the error appears
  useEffect(() => {
    if (error === CODE_SHORT) focusBox(digits.indexOf(''));
  }, [error]);
  /** Typing in the first box of a rejected code replaces the code, as in a selected text. */
  const replacesAll = (index: number): boolean => isRejected && index === 0;

  function change(next: readonly string[], reachedEnd: boolean): void {
    setDigits(next);
    onCode(next.join(''), reachedEnd);
  }

  function write(index: number, typed: string): void {
    const fresh = typed.replace(/\D/g, '');
    if (!fresh) return;
    // A complete code replaces everything, wherever the caret is.
    const start = fresh.length >= CODE_LENGTH ? 0 : index;
    const next = replacesAll(index) ? [...EMPTY_CODE] : [...digits];
    [...fresh.slice(0, CODE_LENGTH - start)].forEach((digit, offset) => {
      next[start + offset] = digit;
    });
    change(next, start + fresh.length >= CODE_LENGTH);
    focusBox(start + fresh.length);
  }

  function erase(index: number): void {
    change(replacesAll(index) ? EMPTY_CODE : digits.with(index, ''), false);
  }

  function onInput(index: number, input: HTMLInputElement): void {
    const value = input.value;
    const before = digits[index] ?? '';
    if (value === '') return erase(index);
    // Of two digits in one box the newer one counts.
    write(index, value.length === 2 && before ? value.replace(before, '') || before : value);
    // Reset the box: letters are not accepted.
    input.value = digits[index] ?? '';
  }

  function onKeyDown(index: number, event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== 'Backspace') return;
    event.preventDefault();
    if (key === 'Backspace') erase(digits[index] ? index : Math.max(index - 1, 0));
    focusBox(key === 'ArrowRight' ? index + 1 : index - 1);
  }

  function onPaste(index: number, event: ClipboardEvent): void {
    event.preventDefault();
    write(index, event.clipboardData.getData('text'));
  }

  return (
    <>
      <p className="form-error" role="alert" id={errorId}>
        {error}
      </p>
      <fieldset className="aff-code-boxes" aria-describedby={errorId} data-rejected={isRejected || undefined}>
        <legend>{label}</legend>
        {digits.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are never reordered
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // A dialog opens on the first box.
            data-autofocus={index === 0 || undefined}
            aria-label={`Digit ${index + 1} of ${CODE_LENGTH}`}
            aria-invalid={error !== '' || undefined}
            aria-describedby={errorId}
            value={digit}
            // Not onChange: React does not fire it for an identical digit, and the caret would not
            // move on.
            onInput={(event) => onInput(index, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => onPaste(index, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </fieldset>
    </>
  );
}
