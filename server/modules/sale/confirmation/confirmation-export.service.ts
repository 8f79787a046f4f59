import { defineExport } from '#server/platform/csv-export.ts';
import { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { listConfirmations } from './confirmation-admin.service.ts';

export const confirmationExport = defineExport({
  policy: 'admin',
  input: confirmationListInput,
  page: (ctx, input) => listConfirmations(ctx, input, { counted: false }),
  columns: [
    ['Confirmation', (row) => row.id],
    ['Created', (row) => row.createdAt],
    ['Status', (row) => row.status],
    ['Order', (row) => row.orderId],
    ['Claimed order', (row) => row.claimedOrderId],
    ['Name', (row) => row.fullName],
    ['Email', (row) => row.email],
    ['Phone', (row) => row.phone],
    ['Business', (row) => row.businessName],
    ['Description', (row) => row.businessDescription],
    ['Domain', (row) => row.preferredDomain],
    ['Owns the domain', (row) => row.domainOwnership],
    ['Logo', (row) => row.logoFileName],
    ['Billing details', (row) => row.billingDetails],
    ['Notes', (row) => row.additionalNotes],
    ['Heard about us', (row) => row.hearAboutUs],
  ],
});
