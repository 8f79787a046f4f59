import { Alert, Button, Title } from '@mantine/core';
import { paths } from '#src/domain/paths.ts';
import type { GivenAnswers as Answers } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { momentText } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { designsDueAt } from '#src/domain/shared/working-time.rules.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { useOrderTexts } from '../language/order-texts-context.tsx';
import { sourceLabel } from './order-form-values.ts';

/** In place of the form, once its link was used. */
export function GivenAnswers({ answers, orderId }: { answers: Answers; orderId: number }) {
  const { lang, form } = useOrderTexts();
  const { given, labels } = form;
  const due = designsDueAt(answers.createdAt);
  return (
    <>
      <Alert color="brand" title={given.title} mb="lg">
        {due > new Date() && `${fillText(given.due, { date: momentText(due, lang) })} `}
        {given.change}
        <Button component="a" href={paths.customerPageOf(orderId)} display="block" w="fit-content" mt="sm">
          {form.sent.follow}
        </Button>
      </Alert>
      <section className="panel order-answers" aria-labelledby="answers-title">
        <Title order={2} size="h3" mb="md" id="answers-title">
          {given.heading}
        </Title>
        <DescriptionList
          rows={{
            [given.sent]: momentText(answers.createdAt, lang),
            [labels.fullName]: answers.fullName,
            [labels.email]: answers.email,
            [labels.phone]: answers.phone,
            [labels.businessName]: answers.businessName,
            [labels.businessDescription]: answers.businessDescription,
            [labels.billingDetails]: answers.billingDetails,
            [labels.additionalNotes]: answers.additionalNotes,
            [labels.preferredDomain]: answers.preferredDomain,
            [given.ownDomain]: form[answers.domainOwnership],
            [form.logo.yours]: answers.hasLogo ? given.logo : null,
            [labels.hearAboutUs]: sourceLabel(form, answers.hearAboutUs),
          }}
        />
      </section>
    </>
  );
}
