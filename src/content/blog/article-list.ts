/** Every article: static imports work alike in Node, Vite and Vitest. */
import type { BlogArticle } from './article.ts';
import { article as aALighterWebsiteCarbonInPlainSums } from './articles/a-lighter-website-carbon-in-plain-sums.ts';
import { article as aAnAboutPagePeopleFinish } from './articles/an-about-page-people-finish.ts';
import { article as aAnsweringEnquiriesWithinTheHour } from './articles/answering-enquiries-within-the-hour.ts';
import { article as aAskingForReviewsWithoutBeingAwkward } from './articles/asking-for-reviews-without-being-awkward.ts';
import { article as aBackupsAndPasswordsForAFirmOfTwo } from './articles/backups-and-passwords-for-a-firm-of-two.ts';
import { article as aBusinessProfileOnMapsStepByStep } from './articles/business-profile-on-maps-step-by-step.ts';
import { article as aCardPaymentsComparedWithWorkedFees } from './articles/card-payments-compared-with-worked-fees.ts';
import { article as aCaseStudyWithoutAMarketingDepartment } from './articles/case-study-without-a-marketing-department.ts';
import { article as aChoosingADomainNameWithoutRegret } from './articles/choosing-a-domain-name-without-regret.ts';
import { article as aEmailAtYourOwnDomain } from './articles/email-at-your-own-domain.ts';
import { article as aFirstNinetyDaysOfLocalSearch } from './articles/first-ninety-days-of-local-search.ts';
import { article as aFirstScreensThatWorkTradeByTrade } from './articles/first-screens-that-work-trade-by-trade.ts';
import { article as aFourNumbersThatTellYouYourWebsiteWorks } from './articles/four-numbers-that-tell-you-your-website-works.ts';
import { article as aGatherYourWebsiteInOneAfternoon } from './articles/gather-your-website-in-one-afternoon.ts';
import { article as aGoodPhotosOfYourWorkWithAPhone } from './articles/good-photos-of-your-work-with-a-phone.ts';
import { article as aInvoicesThatGetPaidSooner } from './articles/invoices-that-get-paid-sooner.ts';
import { article as aLegalPagesForAUkSmallBusinessSite } from './articles/legal-pages-for-a-uk-small-business-site.ts';
import { article as aNewsletterForTwoHundredCustomers } from './articles/newsletter-for-two-hundred-customers.ts';
import { article as aOnlineBookingAndFewerNoShows } from './articles/online-booking-and-fewer-no-shows.ts';
import { article as aReferralSchemesSmallFirmsKeepUp } from './articles/referral-schemes-small-firms-keep-up.ts';
import { article as aRewritingAPlumbersHomePage } from './articles/rewriting-a-plumbers-home-page.ts';
import { article as aShowingPricesOrHidingThem } from './articles/showing-prices-or-hiding-them.ts';
import { article as aSmallAccessibilityFixesThatWinCustomers } from './articles/small-accessibility-fixes-that-win-customers.ts';
import { article as aSocialPageOrOwnWebsite } from './articles/social-page-or-own-website.ts';
import { article as aTestimonialsThatPersuade } from './articles/testimonials-that-persuade.ts';
import { article as aWhatASlowPageCostsYou } from './articles/what-a-slow-page-costs-you.ts';
import { article as aWhatAWebsiteCostsOverThreeYears } from './articles/what-a-website-costs-over-three-years.ts';
import { article as aWhatCustomersCheckBeforeTheyRing } from './articles/what-customers-check-before-they-ring.ts';
import { article as aWhereWritingAssistantsHelpAndHurt } from './articles/where-writing-assistants-help-and-hurt.ts';
import { article as aWillAWebsitePayForItself } from './articles/will-a-website-pay-for-itself.ts';

export const articleList: readonly BlogArticle[] = [
  aALighterWebsiteCarbonInPlainSums,
  aAnAboutPagePeopleFinish,
  aAnsweringEnquiriesWithinTheHour,
  aAskingForReviewsWithoutBeingAwkward,
  aBackupsAndPasswordsForAFirmOfTwo,
  aBusinessProfileOnMapsStepByStep,
  aCardPaymentsComparedWithWorkedFees,
  aCaseStudyWithoutAMarketingDepartment,
  aChoosingADomainNameWithoutRegret,
  aEmailAtYourOwnDomain,
  aFirstNinetyDaysOfLocalSearch,
  aFirstScreensThatWorkTradeByTrade,
  aFourNumbersThatTellYouYourWebsiteWorks,
  aGatherYourWebsiteInOneAfternoon,
  aGoodPhotosOfYourWorkWithAPhone,
  aInvoicesThatGetPaidSooner,
  aLegalPagesForAUkSmallBusinessSite,
  aNewsletterForTwoHundredCustomers,
  aOnlineBookingAndFewerNoShows,
  aReferralSchemesSmallFirmsKeepUp,
  aRewritingAPlumbersHomePage,
  aShowingPricesOrHidingThem,
  aSmallAccessibilityFixesThatWinCustomers,
  aSocialPageOrOwnWebsite,
  aTestimonialsThatPersuade,
  aWhatASlowPageCostsYou,
  aWhatAWebsiteCostsOverThreeYears,
  aWhatCustomersCheckBeforeTheyRing,
  aWhereWritingAssistantsHelpAndHurt,
  aWillAWebsitePayForItself,
];
