import { Alert, Title } from '@mantine/core';
import { INTAKE_LABELS } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { GivenAnswers as Answers } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { momentText } from '#src/domain/shared/dates.ts';
import { designsDueAt } from '#src/domain/shared/promised-dates.rules.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';

/** In place of the form, once its link was used. */
export function GivenAnswers({ answers }: { answers: Answers }) {
  const due = designsDueAt(answers.createdAt);
  return (
    <>
      <Alert color="accent" title="This order has already been confirmed." mb="lg">
        {due > new Date() && `You’ll have three designs by ${momentText(due)}. `}
        To change something, reply to the email you received from us.
      </Alert>
      <section className="panel order-answers" aria-labelledby="answers-title">
        <Title order={2} size="h3" mb="md" id="answers-title">
          What you told us
        </Title>
        <DescriptionList
          rows={{
            Sent: momentText(answers.createdAt),
            'Full name': answers.fullName,
            Email: answers.email,
            Phone: answers.phone,
            'Business name': answers.businessName,
            'Business description': answers.businessDescription,
            'Billing details': answers.billingDetails,
            'Additional notes': answers.additionalNotes,
            'Preferred domain': answers.preferredDomain,
            'You own this domain': INTAKE_LABELS.domainOwnership[answers.domainOwnership],
            Logo: answers.hasLogo ? 'Uploaded' : null,
            'How you heard about us': INTAKE_LABELS.hearAboutUs[answers.hearAboutUs],
          }}
        />
      </section>
    </>
  );
}
