import type { Context } from '#server/context.ts';
import {
  checkAnalytics,
  checkBusinessDetails,
  checkClaims,
  checkCompanyNumber,
  checkLegalTexts,
  checkWorkingHours,
} from '#src/domain/office/launch/business.rules.ts';
import type { LaunchChecks } from '#src/domain/office/launch/launch-check.rules.ts';
import { SAMPLE_LEGAL_TEXTS } from '#src/domain/office/launch/sample-shop.ts';
import { site } from '#src/domain/site.ts';
import type { LaunchRecords } from './launch-record.service.ts';

export function checkBusiness({ deps }: Context, { claims }: LaunchRecords): LaunchChecks {
  const { config } = deps;
  return {
    'company-number': checkCompanyNumber(site),
    'business-details': checkBusinessDetails(site),
    'legal-texts': checkLegalTexts(SAMPLE_LEGAL_TEXTS),
    claims: checkClaims({
      isDemo: config.demo,
      isConfirmed: config.claimsConfirmed ?? claims !== null,
      isSetByEnvironment: config.claimsConfirmed !== null,
      by: claims?.by ?? null,
      at: claims?.at ?? null,
    }),
    'working-hours': checkWorkingHours({
      timeZone: site.timeZone,
      holidayRegion: site.holidayRegion,
      isTimeZoneSet: config.isTimeZoneSet,
      isRegionSet: config.isHolidayRegionSet,
    }),
    analytics: checkAnalytics(config.analytics?.scriptUrl ?? null),
  };
}
