import './share.css';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '#src/ui/behaviour/copy-text.ts';

/** Shown and copied links use the current host. */
export const referralLink = (code: string, path = '/'): string => {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('ref', code);
  return url.href;
};

type Props = { link: string; label?: string; button?: string; children?: ReactNode };

export function ReferralLinkField({ link, label = 'Referral link', button = 'Copy Link', children }: Props) {
  return (
    <div className="aff-copy">
      <TextInput label={label} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button onClick={() => void copyText(link, 'referral link')}>{button}</Button>
      {children}
    </div>
  );
}
