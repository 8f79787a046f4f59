export const INQUIRY_TYPES = ['general', 'website', 'hosting', 'billing', 'support'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
export const INQUIRY_LABELS: Record<InquiryType, string> = {
  general: 'General Inquiry',
  website: 'Website Package',
  hosting: 'Hosting & Maintenance',
  billing: 'Billing Software',
  support: 'Technical Support',
};
export const CONTACT_STATUSES = ['new', 'in_progress', 'answered', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

type Enquiry = { id: number; email: string; inquiryType: InquiryType };

export function replyHref({ id, email, inquiryType }: Enquiry): string {
  const subject = `Your enquiry: ${INQUIRY_LABELS[inquiryType]} (no. ${id})`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
