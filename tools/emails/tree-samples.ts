/** Payloads of the emails about a tree certificate. */
import { site } from '#src/domain/site.ts';

const certificate = {
  orderId: 482019375,
  linkVersion: 1,
  name: 'Anna Keller',
  number: 'TREE-7K3M-Q9XW',
  plantedOn: null,
  place: null,
  partner: site.plantingPartner,
  lang: 'en-GB',
} as const;

export const TREE_SAMPLES = {
  'tree-certificate': { reserved: certificate },
  'tree-planted': { planted: { ...certificate, plantedOn: '2026-11-20', place: site.plantingPlace } },
};
