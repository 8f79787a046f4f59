/** Payloads of the emails about a tree certificate. */
const certificate = {
  orderId: 482019375,
  linkVersion: 1,
  name: 'Anna Keller',
  number: 'TREE-7K3M-Q9XW',
  plantedOn: null,
  place: 'Somerset, England',
  partner: 'Orchard Yard Planting Trust',
  lang: 'en-GB',
} as const;

export const TREE_SAMPLES = {
  'tree-certificate': { reserved: certificate },
  'tree-planted': { planted: { ...certificate, plantedOn: '2026-11-20' } },
};
