import './signup.css';
import { Button, Group, List, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { SignupView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { COMMISSION_HOLD_DAYS, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { CopyField } from '../share/copy-field.tsx';
import { referralLink } from '../share/referral-link.ts';

/** Takes focus, because the form that had it is gone. */
export function SignupSuccess({ affiliate }: { affiliate: SignupView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <Title order={1} mb="xs" ref={heading} tabIndex={-1}>
        Welcome, {affiliate.name}!
      </Title>
      <p className="aff-lead">
        Your account is open. Share the link below. You earn commission on every order placed through it.
      </p>
      <section className="panel aff-welcome" aria-label="Your referral details">
        <CopyField
          label="Referral link"
          value={referralLink(affiliate.referralCode)}
          what="referral link"
          button="Copy Link"
          isMain
        />
        <p>
          <span>
            Referral code <strong>{affiliate.referralCode}</strong>
          </span>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => void copyText(affiliate.referralCode, 'referral code')}
          >
            Copy Code
          </Button>
          <span>
            Commission rate <strong>{affiliate.commissionRate}%</strong> of every sale
          </span>
        </p>
      </section>
      <section className="panel" style={{ marginTop: '1.5rem' }}>
        <Title order={2} mb="sm">
          How to start
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>Copy your referral link.</List.Item>
          <List.Item>
            Send it to business owners who need a website, or put it where they see it: a signature, a
            newsletter, a card.
          </List.Item>
          <List.Item>
            If they order within {REFERRAL_COOKIE_DAYS} days of following it, and yours was the last link they
            followed, the sale is yours.
          </List.Item>
          <List.Item>
            A commission becomes payable {COMMISSION_HOLD_DAYS} days after the sale and is paid out monthly.
          </List.Item>
        </List>
        <Group mt="lg">
          <Button component="a" href={paths.affiliateDashboard(affiliate.id)} size="md">
            Go to Dashboard
          </Button>
          <Button component="a" href={paths.home} size="md" variant="default">
            Back to Home
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="md">
          You can look at your dashboard now. To change anything in it, sign in once with the code we email
          you, so that we know it’s your address.
        </Text>
      </section>
    </>
  );
}
