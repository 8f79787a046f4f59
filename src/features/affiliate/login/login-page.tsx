import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { returnPath } from '#src/domain/affiliate/account/return-path.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { LoginCodeStep } from './login-code-step.tsx';
import { LoginEmailStep } from './login-email-step.tsx';
import { useLoginCode } from './use-login-code.ts';

/** Two steps: the email address, then the code sent to it. */
export function LoginPage() {
  const loginCode = useLoginCode();
  const [step, setStep] = useState<'email' | 'code'>('email');
  const queries = useQueryClient();
  return (
    <>
      <Title order={1} mb="xs">
        Affiliate Login
      </Title>
      <Text c="dimmed" mb="lg">
        {step === 'email'
          ? 'We’ll email you a six-digit code. There’s no password.'
          : 'Enter the code from the email.'}
      </Text>
      <div className="panel">
        {step === 'email' ? (
          <LoginEmailStep loginCode={loginCode} onSent={() => setStep('code')} />
        ) : (
          <LoginCodeStep
            loginCode={loginCode}
            onOtherEmail={() => setStep('email')}
            onVerified={(id) => {
              // Responses to queries from before the login must not arrive after it.
              queries.clear();
              const asked = new URLSearchParams(window.location.search).get('return');
              void navigate(returnPath(asked, id));
            }}
          />
        )}
      </div>
      <Stack gap="xs" mt="lg">
        <Text>
          Not an affiliate yet?{' '}
          <Anchor href={paths.affiliateSignup} underline="always">
            Join Affiliate Program
          </Anchor>
        </Text>
        <Anchor href={paths.affiliate} underline="always">
          Learn About Our Program
        </Anchor>
      </Stack>
    </>
  );
}
