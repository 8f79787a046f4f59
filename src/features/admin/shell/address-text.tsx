import { Fragment } from 'react';
import { NO_EMAIL } from '../list/cells.tsx';

/** A long email or web address wraps after the @ and before a dot, not inside a word. */
export function AddressText({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=@)|(?=\.\w)/);
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are never reordered
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

export function EmailLink({ address }: { address: string | null }) {
  if (!address) return NO_EMAIL;
  return (
    <a href={`mailto:${address}`}>
      <AddressText>{address}</AddressText>
    </a>
  );
}

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
);
