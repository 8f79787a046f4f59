import { Button } from '@mantine/core';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { referralLink } from '../share/referral-link.tsx';

type Props = { title: string; text: string; referralCode: string };

/** An empty state that says what fills it, with the one action that does. */
export function NothingYet({ title, text, referralCode }: Props) {
  return (
    <div className="aff-empty">
      <p className="title">{title}</p>
      <p>{text}</p>
      <Button variant="default" onClick={() => void copyText(referralLink(referralCode), 'referral link')}>
        Copy link
      </Button>
    </div>
  );
}
