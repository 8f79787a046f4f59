import { claims } from '#src/domain/offer.ts';
import { type Site, siteVariables } from '#src/domain/site.ts';
import { done, type LaunchCheck, listText, todo } from './launch-check.rules.ts';
import { SAMPLE_SHOP } from './sample-shop.ts';

export function checkCompanyNumber(site: Pick<Site, 'companyNumber' | 'registeredIn'>): LaunchCheck {
  if (site.companyNumber) return done(`Company number ${site.companyNumber}, ${site.registeredIn}.`);
  return todo(
    'The footer and the legal pages show no company number.',
    'Set companyNumber in src/domain/site.ts or SITE_COMPANY_NUMBER, or enter here why you have none.',
  );
}

const LABELS: Record<keyof typeof SAMPLE_SHOP, string> = {
  brand: 'name of the shop',
  legalName: 'legal name',
  address: 'address',
  email: 'email address',
  inbox: 'address that receives orders',
  phone: 'phone number',
  chatNumber: 'WhatsApp number',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  plantingPartner: 'planting partner',
};

export function checkBusinessDetails(site: Site): LaunchCheck {
  const keys = (Object.keys(SAMPLE_SHOP) as (keyof typeof SAMPLE_SHOP)[]).filter(
    (key) => site[key] === SAMPLE_SHOP[key],
  );
  if (keys.length === 0) return done(`${site.legalName}, ${site.address}.`);
  const variableOf = (key: string) =>
    Object.entries(siteVariables()).find(([, name]) => name === key)?.[0] ?? '';
  return todo(
    `Still the sample shop’s: ${listText(keys.map((key) => LABELS[key]))}.`,
    `Replace them in src/domain/site.ts, or set ${listText(keys.map(variableOf))}.`,
  );
}

export function checkLegalTexts(samples: readonly string[]): LaunchCheck {
  if (samples.length === 0) return done('Every legal text was replaced.');
  return todo(
    `Still the sample’s text: ${listText(samples)}.`,
    'Write your own in src/content/legal, have a lawyer read them, then shorten SAMPLE_LEGAL_TEXTS in src/domain/office/launch/sample-shop.ts.',
  );
}

export type ClaimsFacts = {
  isDemo: boolean;
  isConfirmed: boolean;
  isSetByEnvironment: boolean;
  /** The owner who confirmed them here. */
  by: string | null;
  at: Date | null;
};

/** What the pages say about the shop's past, with the proof that its owner must hold. */
export const CLAIMS_SHOWN: readonly { text: string; evidence: string }[] = [
  { text: 'the customers’ reviews', evidence: 'the originals, with permission to show them' },
  {
    text: `a rating of ${claims.rating.value} from ${claims.rating.count} reviews`,
    evidence: claims.rating.evidence,
  },
  { text: `${claims.clients.text} clients`, evidence: claims.clients.evidence },
  { text: `${claims.treesPlanted.text} trees planted`, evidence: claims.treesPlanted.evidence },
];
const CLAIMS_TEXT = listText(CLAIMS_SHOWN.map(({ text }) => text));

export function checkClaims({ isDemo, isConfirmed, isSetByEnvironment, by, at }: ClaimsFacts): LaunchCheck {
  if (isConfirmed && isSetByEnvironment) return done('CLAIMS_CONFIRMED is on: the pages show them.');
  if (isConfirmed) return done(`${by} confirmed that they are true.`, at);
  const found = isDemo
    ? `The demo shows ${CLAIMS_TEXT}, marked as samples.`
    : `The pages leave out ${CLAIMS_TEXT}.`;
  return todo(
    found,
    isSetByEnvironment
      ? 'Remove CLAIMS_CONFIRMED from the environment, then confirm here that they are true.'
      : 'Replace them with your own in src/domain/offer.ts and src/content, then confirm here that they are true.',
  );
}

export type WorkingHoursFacts = {
  timeZone: string;
  holidayRegion: string;
  isTimeZoneSet: boolean;
  isRegionSet: boolean;
};

export function checkWorkingHours(facts: WorkingHoursFacts): LaunchCheck {
  const found = `Working hours are counted in ${facts.timeZone}, without the public holidays of ${facts.holidayRegion}.`;
  const missing = [
    ...(facts.isTimeZoneSet ? [] : ['SITE_TIME_ZONE']),
    ...(facts.isRegionSet ? [] : ['SITE_HOLIDAY_REGION']),
  ];
  if (missing.length === 0) return done(found);
  return todo(
    `${found} Nobody has chosen that: it is the default.`,
    `Set ${listText(missing)} to where you work, even if that is the default.`,
  );
}

export function checkAnalytics(scriptUrl: string | null): LaunchCheck {
  if (!scriptUrl) return done('The pages load no analytics, so they need no consent for it.');
  return todo(
    `The pages load a script from ${new URL(scriptUrl).host} without asking first.`,
    'Find out if your visitors’ countries require consent for it, name it in the privacy policy, and enter here why none is needed; or unset ANALYTICS_SCRIPT_URL.',
  );
}
