import './signup.css';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { benefits } from '#src/content/affiliate/affiliate.ts';
import type { SignupView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { SignupForm } from './signup-form.tsx';
import { SignupSuccess } from './signup-success.tsx';

const ICONS: readonly IconName[] = ['coins', 'chart', 'clock'];

export function SignupPage() {
  const [joined, setJoined] = useState<SignupView | null>(null);
  if (joined) return <SignupSuccess affiliate={joined} />;
  return (
    <>
      <Title order={1} mb="xs">
        Join the Affiliate Program
      </Title>
      <p className="aff-lead">Free, approved instantly, and your link is on the screen in two minutes.</p>
      <div className="aff-signup">
        <SignupForm onJoined={setJoined} />
        <ul className="aff-benefits" aria-label="Benefits">
          {benefits.map((benefit, index) => (
            <li key={benefit.title}>
              <span className="aff-icon">
                <Icon name={ICONS[index] ?? 'check'} />
              </span>
              <span>
                <strong>{benefit.title}</strong>
                {benefit.text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
