import { AdminCard } from '#src/features/admin/shell/admin-page.tsx';
import './confirmation.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { ANSWER_LABELS } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { customerName } from '#src/features/admin/list/cells.tsx';
import { EmailLink } from '#src/features/admin/shell/address-text.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

type Answers = Record<string, ReactNode>;

/** Says that a question was asked. */
const NOT_GIVEN = 'Not given';

const businessOf = (form: ConfirmationView): Answers => ({
  Business: form.businessName,
  'What they do': form.businessDescription,
  'Preferred domain': form.preferredDomain || NOT_GIVEN,
});

const customerOf = (form: ConfirmationView): Answers => ({
  'Full name': customerName(form.fullName),
  Email: <EmailLink address={form.email} />,
  Phone: form.phone || NOT_GIVEN,
});

const otherAnswers = (form: ConfirmationView): Answers => ({
  'Owns the domain': ANSWER_LABELS.domainOwnership[form.domainOwnership],
  'Billing details': form.billingDetails || NOT_GIVEN,
  Notes: form.additionalNotes || NOT_GIVEN,
  Logo: !form.logoFileName && NOT_GIVEN,
  'Heard about us': ANSWER_LABELS.hearAboutUs[form.hearAboutUs],
  'Order confirmed': form.orderConfirmed ? 'Yes' : 'No',
  Received: adminDate(form.createdAt),
});

const FormLink = ({ form }: { form: ConfirmationView }) => (
  <p>
    <StatusBadge status={form.status} />{' '}
    <a href={paths.adminConfirmation(form.id)}>Open order form {form.id}</a>
  </p>
);

type Props = { confirmation: ConfirmationView; isLinked?: boolean };

export function ConfirmationCard({ confirmation, isLinked }: Props) {
  return (
    <AdminCard title="Answers">
      {isLinked && <FormLink form={confirmation} />}
      <DescriptionList
        rows={{ ...businessOf(confirmation), ...customerOf(confirmation), ...otherAnswers(confirmation) }}
      />
      <Logo form={confirmation} />
    </AdminCard>
  );
}

/** On the page of an order: the business, then the answers that the order does not have itself. */
export function OrderFormCard({ confirmation, order }: { confirmation: ConfirmationView; order: OrderView }) {
  const isSame = confirmation.fullName === order.customerName && confirmation.email === order.customerEmail;
  return (
    <AdminCard title="Order form">
      <FormLink form={confirmation} />
      <DescriptionList rows={businessOf(confirmation)} />
      <Disclosure title="All answers">
        <DescriptionList
          rows={{
            ...(isSame ? { Phone: confirmation.phone } : customerOf(confirmation)),
            ...otherAnswers(confirmation),
          }}
        />
        <Logo form={confirmation} />
      </Disclosure>
    </AdminCard>
  );
}

/** The logo is shown as a re-encoded image; the original file can only be downloaded (SEC-19). */
function Logo({ form: { logoFileName, businessName } }: { form: ConfirmationView }) {
  if (!logoFileName) return null;
  return (
    <figure className="logo-figure">
      <img
        src={`${apiPaths.uploads}/${logoFileName}?preview`}
        alt={`Logo of ${businessName}`}
        width={220}
        height={140}
        loading="lazy"
      />
      <figcaption>
        <Button
          component="a"
          variant="default"
          size="sm"
          href={`${apiPaths.uploads}/${logoFileName}`}
          rel="external"
          download
        >
          Download logo ({logoFileName.split('.').at(-1)?.toUpperCase()})
        </Button>
      </figcaption>
    </figure>
  );
}

/** Verified: linked by the form link or by an admin. Claimed: typed by the visitor. */
export function OrderLink({ row }: { row: Pick<ConfirmationView, 'orderId' | 'claimedOrderId'> }) {
  if (row.orderId)
    return (
      <span>
        <a className="alist-number" href={paths.adminOrder(row.orderId)}>
          #{row.orderId}
        </a>{' '}
        <StatusBadge status="verified" />
      </span>
    );
  if (row.claimedOrderId)
    return (
      <span className="alist-number">
        #{row.claimedOrderId} <StatusBadge status="claimed" />
      </span>
    );
  return <span className="alist-sub">No order number</span>;
}
