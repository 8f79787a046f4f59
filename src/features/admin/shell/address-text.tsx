import { Fragment } from 'react';

/** An e-mail or web address that is longer than its line breaks after the @ and before a dot, not inside a word. */
export function AddressText({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=@)|(?=\.\w)/);
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
