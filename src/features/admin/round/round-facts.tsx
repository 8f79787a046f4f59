import { Text } from '@mantine/core';
import { INQUIRY_LABELS } from '#src/domain/contact/contact.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { contactName, customerName, emailText } from '../list/empty-values.ts';
import { amountText } from '../orders/amount-text.ts';
import { AddressText } from '../shell/address-text.tsx';
import type { Step } from './round-steps.ts';

export function headingOf(step: Step): string {
  switch (step.kind) {
    case 'send-form':
      return customerName(step.row.customerName);
    case 'start-work':
      return step.row.businessName;
    case 'answer':
      return contactName(step.row.name);
    case 'decide':
      return step.row.affiliateName;
    case 'open':
      return step.item.text;
  }
}

/** The page of the record, or the list of an item without one. */
export function placeOf(step: Step): string {
  switch (step.kind) {
    case 'send-form':
      return paths.adminOrder(step.row.id);
    case 'start-work':
      return paths.adminConfirmation(step.row.id);
    case 'answer':
      return paths.adminContact(step.row.id);
    case 'decide':
      return paths.adminOrder(step.row.orderId);
    case 'open':
      return step.item.href;
  }
}

/** Facts that the decision needs. */
export function Facts({ step }: { step: Step }) {
  switch (step.kind) {
    case 'send-form':
      return (
        <DescriptionList
          rows={{
            Order: `#${step.row.id}`,
            Email: <AddressText>{emailText(step.row.customerEmail)}</AddressText>,
            Amount: amountText(step.row),
            Ordered: adminDate(step.row.createdAt),
          }}
        />
      );
    case 'start-work':
      return (
        <DescriptionList
          rows={{
            'What they do': step.row.businessDescription,
            'Full name': step.row.fullName,
            Email: <AddressText>{step.row.email}</AddressText>,
            Notes: step.row.additionalNotes,
            Sent: adminDate(step.row.createdAt),
          }}
        />
      );
    case 'answer':
      return (
        <>
          <Text className="round-message">{step.row.message}</Text>
          <DescriptionList
            rows={{
              Email: <AddressText>{emailText(step.row.email)}</AddressText>,
              Type: INQUIRY_LABELS[step.row.inquiryType],
              Received: adminDate(step.row.createdAt),
            }}
          />
        </>
      );
    case 'decide':
      return (
        <DescriptionList
          rows={{
            Commission: formatMinor(step.row.amountMinor, step.row.currency),
            Order: `#${step.row.orderId}`,
            'Held because': step.row.reviewReason,
            Sale: adminDate(step.row.createdAt),
          }}
        />
      );
    case 'open': {
      const { oldest } = step.item;
      return oldest ? (
        <Text>
          {step.item.count > 1 ? 'Oldest: ' : ''}
          {oldest.who ? `${oldest.who}, ` : ''}
          {ageText(oldest.since)} ago
        </Text>
      ) : null;
    }
  }
}
