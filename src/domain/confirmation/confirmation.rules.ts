/** `in_progress` -> `In Progress` */
export const statusLabel = (status: string): string =>
  status
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const INTAKE_LABELS = {
  domainOwnership: { yes: 'Yes', no: 'No', unsure: 'Unsure' },
  hearAboutUs: {
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    referral: 'Referral',
    facebook: 'Facebook',
    other: 'Other',
  },
} as const;
