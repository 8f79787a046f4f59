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
