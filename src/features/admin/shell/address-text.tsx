import { Fragment } from 'react';

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

export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <AddressText>{email}</AddressText>
  </a>
);

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
);
