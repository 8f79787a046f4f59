import { Button } from '@mantine/core';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { INTAKE_LABELS } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { customerName, NO_EMAIL } from '#src/features/admin/list/empty-values.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import './confirmation.css';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';

type Props = { confirmation: ConfirmationView; title: string; isLinked?: boolean };

/** The logo is shown as a re-encoded image; the original file can only be downloaded (SEC-19). */
export function ConfirmationCard({ confirmation, title, isLinked }: Props) {
  const { logoFileName } = confirmation;
  return (
    <section className="admin-card" aria-label={title}>
      <h2>{title}</h2>
      {isLinked && (
        <p>
          <StatusBadge status={confirmation.status} />{' '}
          <a href={`${paths.adminConfirmations}/${confirmation.id}`}>Open confirmation {confirmation.id}</a>
        </p>
      )}
      <DescriptionList
        rows={{
          Business: confirmation.businessName,
          'What they do': confirmation.businessDescription,
          'Full name': customerName(confirmation.fullName),
          Email: confirmation.email ? (
            <a href={`mailto:${confirmation.email}`}>
              <AddressText>{confirmation.email}</AddressText>
            </a>
          ) : (
            NO_EMAIL
          ),
          Phone: confirmation.phone,
          'Preferred domain': confirmation.preferredDomain,
          'Owns the domain': INTAKE_LABELS.domainOwnership[confirmation.domainOwnership],
          'Billing details': confirmation.billingDetails,
          Notes: confirmation.additionalNotes,
          'Heard about us': INTAKE_LABELS.hearAboutUs[confirmation.hearAboutUs],
          'Order confirmed': confirmation.orderConfirmed ? 'Yes' : 'No',
          Sent: adminDate(confirmation.createdAt),
        }}
      />
      {logoFileName && (
        <figure className="logo-figure">
          <img
            src={`${apiPaths.uploads}/${logoFileName}?preview`}
            alt={`Logo of ${confirmation.businessName}`}
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
      )}
    </section>
  );
}
